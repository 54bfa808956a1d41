import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import dialog from './dialog-buttons.module.css';
import { OutcomeActions } from './outcome-actions.tsx';

interface ConfirmedDialogProps extends Omit<ComponentProps<typeof OutcomeActions>, 'children'> {
  title: string;
  /** What is confirmed, why it was refused, or what came of it. */
  text: ReactNode;
  /** There is nothing to confirm any more. */
  over: boolean;
  /** What is sent, in words. */
  send: string;
  onSend(): void;
}

/** Confirms what is sent once, and stays while it is unknown what became of it. */
export const ConfirmedDialog = ({ title, text, over, send, onSend, ...actions }: ConfirmedDialogProps) => {
  const { t } = useTranslation(actions.words);
  const { leaves, onClose } = actions;
  return (
    <Dialog title={title} text={text} closes={leaves ? 'request' : 'none'} onClose={onClose}>
      {over ? (
        <div className={dialog.actions}>
          <button type="button" className={dialog.action} data-first onClick={onClose}>
            {t('close')}
          </button>
        </div>
      ) : (
        <form action={onSend}>
          <OutcomeActions {...actions}>{send}</OutcomeActions>
        </form>
      )}
    </Dialog>
  );
};
