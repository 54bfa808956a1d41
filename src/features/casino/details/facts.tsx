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
    [
      t('details.round'),
      game.engine === 'crash' ? t('details.flight') : t('details.seconds', { seconds: pace[game.engine] ?? usualPace }),
    ],
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
