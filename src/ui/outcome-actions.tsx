import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from './dialog-buttons.module.css';
import css from './outcome-actions.module.css';

interface OutcomeActionsProps {
  /** Where its words are: all have the same names for them. */
  words: 'voucher' | 'affiliates' | 'payout';
  /** What the form sends, in words. */
  children: ReactNode;
  ready: boolean;
  /** Whether the dialog may be left. */
  leaves: boolean;
  checking: boolean;
  /** It is not known what became of what was sent. */
  unanswered: boolean;
  onAsk(): void;
  onClose(): void;
}

/** The end of a form that is sent once: what is under way, asking what became of it, and the ways out. */
export const OutcomeActions = ({ words, children, ready, leaves, ...props }: OutcomeActionsProps) => {
  const { checking, unanswered, onAsk, onClose } = props;
  const { t } = useTranslation(words);
  return (
    <>
      <p className={css.said} role="status">
        {unanswered ? t('unanswered') : checking && t('checking')}
      </p>
      <div className={dialog.actions}>
        <button
          type={unanswered ? 'button' : 'submit'}
          className={dialog.action}
          data-first
          aria-disabled={!(unanswered || ready)}
          onClick={() => unanswered && onAsk()}
        >
          {unanswered ? t('askAgain') : children}
        </button>
        <button type="button" className={dialog.action} disabled={!leaves} onClick={onClose}>
          {t(unanswered ? 'close' : 'cancel')}
        </button>
      </div>
    </>
  );
};
