import { useTranslation } from 'react-i18next';
import type { TableResult } from '../../../../contract/games/shared-rounds.ts';
import { redNumbers } from '../../../../domain/games/roulette/felt.ts';
import { letterKeys, winnerKeys } from '../texts.ts';
import css from './last-results.module.css';

const colourOf = (number: number): string => (number === 0 ? 'zero' : redNumbers.has(number) ? 'red' : 'black');

/** Results of the last rounds, newest first. */
export const LastResults = ({ results }: { results: readonly TableResult[] }) => {
  const { t } = useTranslation('casino');
  const marks = results.flatMap((result) => {
    if (result.engine === 'roulette')
      return [{ look: colourOf(result.number), text: String(result.number), said: String(result.number) }];
    if (result.engine !== 'baccarat') return [];
    const { winner } = result;
    return [{ look: winner, text: t(letterKeys[winner]), said: t(winnerKeys[winner]) }];
  });
  return (
    <span className={css.results}>
      <span className="visually-hidden">
        {t('tables.results')}: {marks.map(({ said }) => said).join(', ')}
      </span>
      {marks.map(({ look, text }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same number may come twice.
        <span key={nth} className={css.mark} data-look={look} aria-hidden>
          {text}
        </span>
      ))}
    </span>
  );
};
