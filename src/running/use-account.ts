import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { authFormMachine } from '../../machines/auth-form/auth-form.machine.ts';
import type { emailConfirmationMachine } from '../../machines/email-confirmation/email-confirmation.machine.ts';
import { type AccountMachines, useRunning } from './running.tsx';

/** Waits, as a lazy component does, until the machines of the account have started. */
const useAccount = (): AccountMachines => {
  const { account } = useRunning();
  return account.started() ?? use(account.start());
};

export const useAuthFormRef = () => useAccount().authForm;

export const useAuthForm = <Selected>(select: (snapshot: SnapshotFrom<typeof authFormMachine>) => Selected): Selected =>
  useSelector(useAuthFormRef(), select);

export const useEmailConfirmationRef = () => useAccount().emailConfirmation;

export const useEmailConfirmation = <Selected>(
  select: (snapshot: SnapshotFrom<typeof emailConfirmationMachine>) => Selected,
): Selected => useSelector(useEmailConfirmationRef(), select);
