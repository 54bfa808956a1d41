import { useSelector } from '@xstate/react';
import { use, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PlayerNews } from '../../machines/player/player-event.ts';
import { slipNow } from './player-now.ts';
import { type OnDemand, type PlayerMachines, type PlayLimitsMachines, useRunning } from './running.tsx';

interface Readable<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
}

/** Reads a selected part of a machine; `same` compares two values, where each selection makes a new object. */
export const reading =
  <Snapshot>(useMachineRef: () => Readable<Snapshot>) =>
  <Selected>(select: (snapshot: Snapshot) => Selected, same?: (one: Selected, other: Selected) => boolean): Selected =>
    useSelector(useMachineRef(), select, same);

/**
 * Waits, as a lazy component does, until a part that is fetched on first use has started. Whether it waits is decided
 * once: after a wait React goes on with the same hooks, and breaks off (its error 467) where the one that waited is
 * left out.
 */
export const useStarted = <Value>(late: OnDemand<Value>): Value => {
  const [started] = useState(late.started);
  return started ?? use(late.start());
};

export const useAppRef = () => useRunning().app;
export const useApp = reading(useAppRef);

export const useSessionRef = () => useRunning().session;
export const useSession = reading(useSessionRef);

export const useSite = reading(() => useRunning().site);

export const useAuthDialog = reading(() => useRunning().authDialog);

export const useConnectivityRef = () => useRunning().connectivity;
export const useConnectivity = reading(useConnectivityRef);

export const usePageSearchRef = () => useRunning().pageSearch;
export const usePageSearch = reading(usePageSearchRef);

export const useNoticesRef = () => useRunning().notices;
export const useNotices = reading(useNoticesRef);

/** The player's machines, for pages that are shown before they have loaded: null until then. */
export const usePlayer = (): PlayerMachines | null => {
  const { player } = useRunning();
  return useSyncExternalStore(player.watch, player.started);
};

/** Sends an event to the player's machines, now or when they have loaded. */
export const useTellPlayer = () => {
  const app = useAppRef();
  return (news: PlayerNews) => app.send({ type: 'player.told', news });
};

/** Of the slip, as it is or as it was pressed before its machine came. */
export const useSlip = <Selected>(select: (slip: ReturnType<typeof slipNow>) => Selected): Selected => {
  const running = useRunning();
  const ticket = usePlayer()?.ticket;
  return useSelector<AnyActorRef, Selected>(ticket ?? running.app, () => select(slipNow(running)));
};

/** Reads of a machine of the player what is selected; undefined until it has come. */
const readingIfThere =
  <Snapshot>(machineOf: (player: PlayerMachines) => Readable<Snapshot>) =>
  <Selected>(select: (snapshot: Snapshot) => Selected): Selected | undefined => {
    const player = usePlayer();
    return useSelector(player ? machineOf(player) : undefined, (snapshot) => snapshot && select(snapshot));
  };

export const useTicketIfThere = readingIfThere(({ ticket }) => ticket);
export const useMaintenanceIfThere = readingIfThere(({ maintenance }) => maintenance);

/** Whether there is more to show than an empty slip. */
export const useSlipFilled = (): boolean => {
  const shows = useTicketIfThere((state) => state.hasTag('waiting') || state.context.news?.inSlip === true);
  return useSlip(({ selections }) => selections.length > 0) || shows === true;
};

const usePlayerMachines = () => useStarted(useRunning().player);

export const useTicketRef = () => usePlayerMachines().ticket;
export const useTicket = reading(useTicketRef);

export const useReofferRef = () => usePlayerMachines().reoffer;
export const useReoffer = reading(useReofferRef);

export const useBetLimitRef = () => usePlayerMachines().betLimit;
export const useBetLimit = reading(useBetLimitRef);

export const useUpdateRef = () => usePlayerMachines().update;
export const useUpdate = reading(useUpdateRef);

export const useTraceExportRef = () => usePlayerMachines().traceExport;
export const useTraceExport = reading(useTraceExportRef);

export const useAuthFormRef = () => useStarted(useRunning().account).authForm;
export const useAuthForm = reading(useAuthFormRef);

export const useEmailConfirmationRef = () => useStarted(useRunning().account).emailConfirmation;
export const useEmailConfirmation = reading(useEmailConfirmationRef);

export const useCreditTransferRef = () => useStarted(useRunning().agency).creditTransfer;
export const useCreditTransfer = reading(useCreditTransferRef);

export const useUserCreationRef = () => useStarted(useRunning().agency).userCreation;
export const useUserCreation = reading(useUserCreationRef);

export const useCashOutRef = () => useStarted(useRunning().cashOut);
export const useCashOut = reading(useCashOutRef);

export const useDepositRef = () => useStarted(useRunning().money).deposit;
export const useDeposit = reading(useDepositRef);

export const useAgentPayoutRef = () => useStarted(useRunning().money).payout;

export const useInboxRef = () => useStarted(useRunning().messages).inbox;

export const useContactRef = () => useStarted(useRunning().messages).contact;
export const useContact = reading(useContactRef);

export const useOpenTicketsRef = () => useStarted(useRunning().openTickets);
export const useOpenTickets = reading(useOpenTicketsRef);

export const usePushRef = () => useStarted(useRunning().push);
export const usePush = reading(usePushRef);

export const useReuseRef = () => useStarted(useRunning().reuse);
export const useReuse = reading(useReuseRef);

export const useCodeCreationRef = () => useStarted(useRunning().affiliates).codeCreation;
export const useCodeCreation = reading(useCodeCreationRef);

export const usePayoutRef = () => useStarted(useRunning().affiliates).payout;

export const useVoucherRef = () => useStarted(useRunning().vouchers).voucher;
export const useVoucher = reading(useVoucherRef);

/** For what is shown only once the machines of the player's own limits have started. */
const usePlayLimitsMachines = (): PlayLimitsMachines => {
  const machines = useRunning().playLimits.started();
  if (machines === null) throw new Error('The play limits have not come');
  return machines;
};

export const usePlayLimitsRef = () => usePlayLimitsMachines().playLimits;
export const usePlayLimits = reading(usePlayLimitsRef);

export const useRealityCheckRef = () => usePlayLimitsMachines().realityCheck;
export const useRealityCheck = reading(useRealityCheckRef);
