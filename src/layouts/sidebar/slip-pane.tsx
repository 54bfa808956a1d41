import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../../domain/limits.ts';
import { BetSlip } from '../../features/betslip/bet-slip.tsx';
import { useApp, useSlip, useTellPlayer } from '../../running/machines.ts';
import { lazyPart } from '../../ui/late.tsx';
import { useSidebar } from '../../ui/sidebar/sidebar-state.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useAtFirstSign } from '../use-at-first-sign.ts';
import css from './slip-pane.module.css';
import { useOverlay } from './use-overlay.ts';

// Without a network the page goes on without it.
const OpenTicketsSection = lazyPart(async () => ({
  default: (await import('./open-tickets.tsx')).OpenTicketsSection,
}));

const Spare = ({ load }: { load(): Promise<ReactNode> }) => useAtFirstSign(load);

interface SlipPaneProps {
  /** What is shown below an empty slip that has the room of a panel. */
  games(): Promise<ReactNode>;
}

/** The slip: a panel of 400 px from 1263 px, an overlay of 400 px from 600 px and of 80vw below (decisions, Layout). */
export const SlipPane = ({ games }: SlipPaneProps) => {
  const { t } = useTranslation();
  const tellPlayer = useTellPlayer();
  const signedIn = useApp((state) => state.context.user !== null);
  const panelOpen = useSlip((slip) => slip.panelOpen);
  const sidebar = useSidebar();
  const docked = useMedia(`(width >= ${breakpoints.slip / 16}rem)`);
  const pane = useRef<HTMLDivElement>(null);
  const overlaid = panelOpen && !docked;
  const close = () => tellPlayer({ type: 'panel.closed' });
  const part = useOverlay(pane, { label: t('ticket.label'), overlaid, close });
  return (
    <>
      {overlaid && <button type="button" className={css.scrim} tabIndex={-1} aria-hidden onClick={close} />}
      <div
        {...part}
        ref={pane}
        id="ticket"
        tabIndex={-1}
        className={css.pane}
        data-open={panelOpen}
        inert={!overlaid && (!docked || sidebar.open)}
      >
        <BetSlip spare={docked && <Spare load={games} />} />
        <Suspense fallback={null}>{signedIn && <OpenTicketsSection />}</Suspense>
      </div>
    </>
  );
};
