/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { fraction } from '../../../../domain/games/fraction.ts';
import { payOf } from '../../../../domain/games/pay.ts';
import { stakeOf } from '../../../../domain/games/stake-of.ts';
import { type GamePlay, reasonNotToPlay } from '../../../../machines/game/game-play.ts';
import { ActButton } from '../../kit/act-button.tsx';
import { amount, times } from '../../kit/amount.ts';
import buttons from '../../kit/console.module.css';
import type { GameProps, Play, PlaySnapshot } from '../../kit/game.ts';
import { isIdle, phaseOf } from '../../kit/phase.ts';
import { t } from '../../kit/texts.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { playRound } from '../../kit/use-keys.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './crash.module.css';
import { sceneAt } from './flight-scene.ts';

type Does = 'bet' | 'closed' | 'lost' | 'sent' | 'boarded' | 'leave' | 'asked' | 'left' | 'rest';

const crashOf = ({ answer }: GamePlay) => (answer?.open?.engine === 'crash' ? answer.open : null);

/** What the one button is for now. */
const doesOf = (snapshot: PlaySnapshot): Does => {
  const { context } = snapshot;
  const { sky, askedAt } = context;
  const phase = phaseOf(snapshot);
  if (phase === 'inTurn') {
    const open = crashOf(context);
    if (open?.cashedOutAt) return 'left';
    if (typeof askedAt === 'number') return 'asked';
    if (sky?.flight !== open?.flight) return sky ? 'rest' : 'boarded';
    return sky?.phase === 'flying' ? 'leave' : sky?.phase === 'ended' ? 'rest' : 'boarded';
  }
  if (phase === 'asking' || phase === 'unknown') return 'sent';
  if (!isIdle(phase)) return 'rest';
  if (!sky?.live) return 'lost';
  return sky.phase === 'betting' ? 'bet' : 'closed';
};

/** The multiple of a cash-out that left the page now; nobody leaves above his target. */
const standsAt = (context: GamePlay, now: number): number =>
  Math.min(sceneAt(context, now, false).multiplier, crashOf(context)?.target ?? Number.POSITIVE_INFINITY);

const press = (play: Play): void => {
  const snapshot = play.getSnapshot();
  if (doesOf(snapshot) !== 'leave') {
    playRound(play);
    return;
  }
  const askedAt = standsAt(snapshot.context, performance.now());
  if (askedAt > 100) play.send({ type: 'exit.asked', askedAt });
};

/** Places the bet, then leaves the flight: one button, so that the finger and the keyboard stay on it. */
export const FlightButton = ({ play }: GameProps) => {
  const does = useSnapshot(play, doesOf);
  const reason = useSnapshot(play, ({ context }) => reasonNotToPlay(context));
  const opened = useSnapshot(play, ({ context }) => context.game);
  const stake = useSnapshot(play, ({ context }) => (context.bet ? stakeOf(context.bet) : 0));
  const askedAt = useSnapshot(play, ({ context }) => context.askedAt ?? 100);
  const open = useSnapshot(play, ({ context }) => crashOf(context));
  const pays = useRef<HTMLElement>(null);
  const currency = opened?.currency ?? '';
  const money = (minor: number) => `${amount(minor)} ${currency}`;

  useFrames((now) => {
    const { context } = play.getSnapshot();
    const own = crashOf(context);
    if (!pays.current || !own) return false;
    const text = money(payOf(own.stake, fraction(standsAt(context, now), 100)));
    if (pays.current.textContent !== text) pays.current.textContent = text;
    return context.sky?.phase === 'flying';
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const free = event.target === document.body || event.target === document.documentElement;
      if (event.key !== ' ' || event.repeat || !free || doesOf(play.getSnapshot()) !== 'leave') return;
      event.preventDefault();
      press(play);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [play]);

  const bound = reason === 'aboveLimit' ? opened?.limits.max : opened?.limits.min;
  const notes: Partial<Record<Does, string>> = {
    bet: reason === null ? t('crash.note.open') : t(`reason.${reason}`, { bound: money(bound ?? 0) }),
    closed: t('crash.note.closed'),
    lost: t('crash.note.lost'),
    boarded: t('crash.note.boarded'),
    leave: t('crash.note.counts'),
    asked: t('crash.note.counts'),
    left: t('crash.note.left'),
  };
  const words = () => {
    if (does === 'leave')
      return (
        <>
          {t('crash.cashOut')} <span ref={pays} aria-hidden="true" />
        </>
      );
    if (does === 'asked') return t('crash.askedAt', { times: times(askedAt) });
    if (does === 'boarded') return t('crash.boarded');
    if (does === 'left' && open?.cashedOutAt)
      return t('crash.leftWith', {
        times: times(open.cashedOutAt),
        amount: money(payOf(open.stake, fraction(open.cashedOutAt, 100))),
      });
    return opened?.demo ? t('crash.betDemo') : t('crash.bet', { amount: money(stake) });
  };
  const can = does === 'leave' || (does === 'bet' && reason === null);
  return (
    <div class={`${buttons.act} ${classes.act}`}>
      <ActButton
        does={does}
        can={can}
        demo={opened?.demo && does !== 'leave'}
        note={notes[does]}
        onPress={() => press(play)}
      >
        {words()}
      </ActButton>
    </div>
  );
};
