import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CasinoGame } from '../../../../contract/http/casino.ts';
import { shortAmountText } from '../../../ui/amount-text.ts';
import { figureText, returnText } from '../figures.ts';
import { levelKey } from '../texts.ts';
import { useStakes } from '../use-play.ts';
import { Volatility } from '../volatility.tsx';
import css from './facts.module.css';

/** From the start of a round to the next one, in seconds (games 2). */
const pace: Readonly<Record<string, number>> = { fruit: 2.5, slot: 2.5 };
const usualPace = 5;

const roundText = ({ engine, cycle }: CasinoGame, t: TFunction<'casino'>): string => {
  if (engine === 'crash') return t('details.flight');
  if (cycle !== null && cycle > 120_000) return t('details.everyMinutes', { minutes: cycle / 60_000 });
  if (cycle !== null) return t('details.every', { seconds: cycle / 1_000 });
  return t('details.seconds', { seconds: pace[engine] ?? usualPace });
};

/** Six facts before the first stake. */
export const Facts = ({ game }: { game: CasinoGame }) => {
  const { t } = useTranslation('casino');
  const stakes = useStakes(game);
  const facts = [
    [t('details.return'), returnText(game.rtp)],
    [
      t('details.volatility'),
      <span key="level" className={css.level}>
        <span aria-hidden>{t(levelKey(game.volatility))}</span>
        <Volatility level={game.volatility} />
      </span>,
    ],
    [t('details.oneIn'), t('details.oneInOf', { number: figureText(game.one_in) })],
    [
      t('details.stake'),
      stakes ? `${shortAmountText(stakes.min / 100)}–${shortAmountText(stakes.max / 100)} ${stakes.currency}` : '–',
    ],
    [t('details.highest'), `×${figureText(game.highest)}`],
    [t('details.round'), roundText(game, t)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
