/** @jsxImportSource preact */
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { amount, figure } from './amount.ts';
import classes from './big-win.module.css';
import type { Celebration } from './celebration.ts';
import type { Play } from './game.ts';
import { move } from './motion.ts';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

const shards = Array.from({ length: 12 }, (_, at) => {
  const angle = (at / 12) * 2 * Math.PI + (at % 3) * 0.17;
  return {
    x: Math.cos(angle) * (34 + (at % 4) * 4),
    y: Math.sin(angle) * (34 + (at % 3) * 5),
    turn: at * 47,
    large: at % 3 === 0,
  };
});

/** From ten times the stake, or jackpots by their names: stones and shards outward, amounts at their final value. */
export const BigWin = ({ celebration, play }: { celebration: Celebration; play: Play }) => {
  const celebrated = useSnapshot(celebration, (snapshot) => snapshot.celebrated);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency ?? '');
  const demo = useSnapshot(play, ({ context }) => context.game?.demo ?? false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!celebrated || !panel.current) return undefined;
    const over = new AbortController();
    const pieces = [...panel.current.querySelectorAll('i')];
    for (const piece of pieces) {
      void move(
        piece,
        [{ transform: 'translate(0, 0) scale(.2)', opacity: 0 }, {}],
        { duration: 700, easing: 'cubic-bezier(.1,.8,.2,1)' },
        over.signal,
      );
    }
    void move(panel.current.firstElementChild, [{ opacity: 0 }, { opacity: 1 }], { duration: 240 }, over.signal);
    return () => over.abort();
  }, [celebrated]);
  if (!celebrated) return null;
  const { win, stake, jackpots } = celebrated;
  const lines =
    jackpots.length > 0
      ? jackpots.map((won) => ({ words: t(`pots.won.${won.pot}`), sum: won.amount }))
      : [{ words: t('win.times', { times: figure(win / stake) }), sum: win }];
  return (
    <div ref={panel} class={classes.panel} data-jackpots={jackpots.length} aria-hidden="true">
      <div class={classes.words} data-several={lines.length > 1}>
        {lines.map(({ words, sum }) => (
          <Fragment key={words}>
            <span class={classes.times}>{words}</span>
            <strong class={classes.amount}>{amount(sum)}</strong>
          </Fragment>
        ))}
        <span class={classes.paid}>{demo ? t('console.playMoney') : t('win.paid', { currency })}</span>
      </div>
      {shards.map(({ x, y, turn, large }) => (
        <i
          key={turn}
          class={large ? classes.stone : classes.shard}
          style={{ transform: `translate(${x}cqw, ${y}cqh) rotate(${turn}deg)` }}
        />
      ))}
    </div>
  );
};
