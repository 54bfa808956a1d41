/** @jsxImportSource preact */
import { toNumber } from '../../../domain/games/fraction.ts';
import { amount, figure } from './amount.ts';
import { Dialog } from './dialog.tsx';
import type { Game, Play } from './game.ts';
import classes from './rules.module.css';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** How the game is played, what it gives back, and the odds of every prize. */
export const RulesDialog = ({ game, play, onClose }: { game: Game; play: Play; onClose: () => void }) => {
  const bet = useSnapshot(play, ({ context }) => context.bet);
  const opened = useSnapshot(play, ({ context }) => context.game);
  const { title, rules, prizes, Lines } = game;
  const [from, to] = title.published.returnPercent;
  return (
    <Dialog title={t('rules.title', { name: title.name })} onClose={onClose}>
      <dl class={classes.figures}>
        <div>
          <dt>{t('console.return')}</dt>
          <dd>{t('percent', { figure: from === to ? figure(to) : `${figure(from)}–${figure(to)}` })}</dd>
        </div>
        <div>
          <dt>{t('rules.oneIn')}</dt>
          <dd>{t('rules.oneInOf', { number: figure(title.published.oneIn) })}</dd>
        </div>
        <div>
          <dt>{t('rules.highest')}</dt>
          <dd>×{figure(title.published.highest)}</dd>
        </div>
        {opened && (
          <div>
            <dt>{t('rules.limits')}</dt>
            <dd>
              {amount(opened.limits.min)}–{amount(opened.limits.max)} {opened.currency}
            </dd>
          </div>
        )}
      </dl>
      {rules.map((rule) => (
        <p key={rule} class={classes.rule}>
          {rule}
        </p>
      ))}
      <p class={classes.rule}>{t('rules.always')}</p>
      {Lines && <Lines />}
      <h3 class={classes.heading}>{t('rules.prizes')}</h3>
      <table class={classes.prizes}>
        <thead>
          <tr>
            <th scope="col">{t('rules.prize')}</th>
            <th scope="col">{t('rules.pays')}</th>
            <th scope="col">{t('rules.odds')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes(bet).map(({ name, prize }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>×{figure(toNumber(prize.pays))}</td>
              <td>{t('rules.oneInOf', { number: figure(1 / toNumber(prize.chance), 1) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
