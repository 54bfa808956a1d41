import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReusedSlip } from '../../../../contract/http/shared-slip.ts';
import { fillingFrom, isStillOpen, pageOf } from '../../../../domain/ticket/reused-slip.ts';
import { shareCodeText } from '../../../../domain/ticket/share-code.ts';
import { useTicket, useTicketRef } from '../../../running/machines.ts';
import { Title } from '../../../running/title.tsx';
import { CodeForm } from './code-form.tsx';
import { ReuseNotes } from './reuse-notes.tsx';
import { ReusedList } from './reused-list.tsx';
import css from './shared-slip-page.module.css';

const Found = ({ slip, code }: { slip: ReusedSlip; code: string }) => {
  const { t } = useTranslation(['reuse', 'slip']);
  const ticket = useTicketRef();
  const waiting = useTicket((state) => state.hasTag('waiting'));
  const replaced = useTicket(({ context }) => context.selections.length);
  const count = slip.selections.filter(isStillOpen).length;
  const filling = fillingFrom(slip, false);
  return (
    <>
      <p className={css.code}>{shareCodeText(code)}</p>
      <div className={css.text}>
        {waiting ? <p>{t('slip:answerFirst')}</p> : <ReuseNotes slip={slip} replaced={replaced} />}
      </div>
      <ReusedList slip={slip} />
      {count > 0 && !waiting && (
        <Link
          to={pageOf(filling.selections)}
          className={css.fill}
          onClick={() => ticket.send({ type: 'slip.filled', filling })}
        >
          {t('fill', { count })}
        </Link>
      )}
    </>
  );
};

interface SharedSlipPageProps {
  code: string;
  /** Null when there is none under the code. */
  slip: ReusedSlip | null;
}

/** A slip that somebody shared, against the offer of now; without one the field for its code. */
export const SharedSlipPage = ({ code, slip }: SharedSlipPageProps) => {
  const { t } = useTranslation('reuse');
  return (
    <section className={css.page} aria-labelledby="shared-title">
      <Title>{t('sharedTitle')}</Title>
      <h1 id="shared-title" className={css.title}>
        {t('sharedTitle')}
      </h1>
      {slip ? <Found slip={slip} code={code} /> : <CodeForm key={code} tried={code} />}
    </section>
  );
};
