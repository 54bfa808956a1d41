/** @jsxImportSource preact */
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { volatilityOf } from '../../../domain/games/titles/title.ts';
import { type GamePlay, isFree, reasonNotToPlay } from '../../../machines/game/game-play.ts';
import { amount, figure } from './amount.ts';
import { Chips } from './chips.tsx';
import classes from './console.module.css';
import type { Game, Opened, Play } from './game.ts';
import { Icon } from './icon.tsx';
import { isIdle, isInPlay, phaseOf } from './phase.ts';
import { StakeField } from './stake-field.tsx';
import { t } from './texts.ts';
import { playRound } from './use-keys.ts';
import { useSnapshot } from './use-snapshot.ts';

const Figures = ({ game, open }: { game: Game; open: (opened: Opened) => void }) => {
  const { returnPercent } = game.title.published;
  const [from, to] = returnPercent;
  const bars = volatilityOf(game.title);
  return (
    <div class={classes.figures}>
      <p class={classes.facts}>
        <span>
          {t('console.return')}{' '}
          <strong>{t('percent', { figure: from === to ? figure(to) : `${figure(from)}–${figure(to)}` })}</strong>
        </span>
        <span class={classes.volatility} role="img" aria-label={t('console.volatilityOf', { bars })}>
          {t('console.volatility')}
          <span class={classes.bars}>
            {[1, 2, 3, 4, 5].map((bar) => (
              <i key={bar} data-on={bar <= bars} />
            ))}
          </span>
        </span>
      </p>
      <p class={classes.links}>
        <button type="button" onClick={() => open('rules')}>
          <Icon name="info" size={16} /> {t('console.rules')}
        </button>
        <button type="button" onClick={() => open('rounds')}>
          <Icon name="list" size={16} /> {t('console.rounds')}
        </button>
        <button type="button" onClick={() => open('fairness')}>
          <Icon name="shield" size={16} /> {t('console.fairness')}
        </button>
      </p>
    </div>
  );
};

const Action = ({ game, play }: { game: Game; play: Play }) => {
  const phase = useSnapshot(play, phaseOf);
  const stake = useSnapshot(play, ({ context }) => (context.bet ? stakeOf(context.bet) : 0));
  const reason = useSnapshot(play, ({ context }) => reasonNotToPlay(context));
  const opened = useSnapshot(play, ({ context }) => context.game);
  const demo = opened?.demo ?? false;
  const free = useSnapshot(play, ({ context }) => isFree(context));
  const bound = reason === 'aboveLimit' ? opened?.limits.max : opened?.limits.min;
  return (
    <div class={classes.act}>
      <button
        type="button"
        class={demo ? classes.demo : classes.primary}
        aria-disabled={!isIdle(phase) || reason !== null}
        aria-describedby="act-note"
        data-act
        onClick={() => playRound(play)}
      >
        {free
          ? t('free.act')
          : demo
            ? t(`${game.acts}Demo`)
            : t(game.acts, { amount: `${amount(stake)} ${opened?.currency ?? ''}` })}
      </button>
      <small id="act-note" class={classes.note} data-reason={reason !== null}>
        {reason === null || phase === 'opening'
          ? t('console.keys')
          : t(`reason.${reason}`, { bound: `${amount(bound ?? 0)} ${opened?.currency ?? ''}` })}
      </small>
    </div>
  );
};

/** Of a round that is open its own stake, else the one that would be placed. */
const stakeShown = ({ answer, bet }: GamePlay): number => {
  if (answer?.state === 'open' && answer.open)
    return answer.open.engine === 'mines' ? answer.open.bet.stake : answer.open.stake;
  return bet ? stakeOf(bet) : 0;
};

/** What the player decides, and the one button that acts with its amount. */
export const Console = ({ game, play, open }: { game: Game; play: Play; open: (opened: Opened) => void }) => {
  const phase = useSnapshot(play, phaseOf);
  const opened = useSnapshot(play, ({ context }) => context.game);
  const stake = useSnapshot(play, ({ context }) => stakeShown(context));
  const out = useSnapshot(play, ({ context }) =>
    context.placed?.bet && !context.placed.free ? stakeOf(context.placed.bet) : 0,
  );
  const credit = useSnapshot(play, ({ context }) => context.credit);
  const round = useSnapshot(play, ({ context }) => context.answer?.open ?? null);
  // Chips on a felt have stakes of their own.
  const typed = useSnapshot(play, ({ context: { bet } }) => bet === null || !('chips' in bet));
  const again = phase === 'replaying' || phase === 'replayed';
  const { Decisions, Chips: OwnChips, InTurn, Act } = game;
  const turns = InTurn !== undefined && (phase === 'inTurn' || (phase === 'unknown' && round !== null));
  const parts = game.stakeParts?.(stake);
  const label = parts ? `${t('console.stake')}, ${parts.replaceAll(' ', '\u00A0')}` : t('console.stake');
  if (again) return <Replayed play={play} open={open} game={game} />;
  return (
    <section
      class={classes.console}
      aria-label={t('console.title')}
      data-tight={Decisions !== undefined || OwnChips !== undefined}
    >
      <Figures game={game} open={open} />
      <div class={classes.money}>
        {typed ? (
          <StakeField play={play} title={game.title} label={label} shown={stake} />
        ) : (
          <p class={classes.sum}>
            <span>{label}</span>
            <strong>{amount(stake)}</strong>
          </p>
        )}
        <p class={classes.sum}>
          <span>{opened?.demo ? t('console.playMoney') : t('console.credit')}</span>
          <strong data-credit>{amount(credit - (isInPlay(phase) ? out : 0))}</strong>
        </p>
      </div>
      {Decisions && <Decisions play={play} />}
      {OwnChips ? <OwnChips play={play} /> : <Chips play={play} />}
      {Act ? <Act play={play} /> : InTurn && turns ? <InTurn play={play} /> : <Action game={game} play={play} />}
    </section>
  );
};

const Replayed = ({ game, play, open }: { game: Game; play: Play; open: (opened: Opened) => void }) => {
  const shown = useSnapshot(play, ({ context }) => context.shown);
  const opened = useSnapshot(play, ({ context }) => context.game !== null);
  if (!shown) return null;
  return (
    <section class={classes.console} aria-label={t('replay.title')}>
      <Figures game={game} open={open} />
      <div class={classes.money}>
        <p class={classes.sum}>
          <span>{t('replay.title')}</span>
          <strong>{new Date(shown.at).toISOString().slice(0, 16).replace('T', ' ')}</strong>
        </p>
        <p class={classes.sum}>
          <span>{t('console.stake')}</span>
          <strong>{amount(shown.outcome.stake)}</strong>
        </p>
      </div>
      <div class={classes.act}>
        <button type="button" class={classes.demo} onClick={() => play.send({ type: 'round.shown', round: shown })}>
          {t('replay.again')}
        </button>
        {opened && (
          <button type="button" class={classes.demo} onClick={() => play.send({ type: 'round.putAway' })}>
            {t('replay.back')}
          </button>
        )}
      </div>
    </section>
  );
};
