import { useTranslation } from 'react-i18next';
import type { GameRules } from '../../../transport/api/casino.ts';
import { figureText } from '../figures.ts';
import css from './odds.module.css';
import { prizeLines } from './prize-lines.ts';

/** Games in which the player chooses what he bets on. */
const chosen = ['crash', 'mines', 'plinko', 'keno', 'dice', 'roulette'];

/** What a game pays for what, and how often that comes. */
export const Odds = ({ engine, prizes }: Pick<GameRules, 'prizes'> & { engine: string }) => {
  const { t } = useTranslation('casino');
  return (
    <section className={css.odds}>
      <table>
        <caption>{t('details.odds')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('details.pays')}</th>
            <th scope="col">{t('details.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {prizeLines(engine, prizes).map(({ text, least, most, oneIn }) => (
            <tr key={JSON.stringify(text)}>
              <th scope="row">{t(text.key, { ...text })}</th>
              <td>{least === most ? `×${figureText(most)}` : `×${figureText(least)}–${figureText(most)}`}</td>
              <td>{t('details.oneInOf', { number: figureText(oneIn) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen.includes(engine) && <p className={css.note}>{t('details.usualBet')}</p>}
    </section>
  );
};
