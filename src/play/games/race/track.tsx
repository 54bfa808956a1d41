/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { GameProps } from '../../kit/game.ts';
import { isStill } from '../../kit/motion.ts';
import type { Store } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { Dog } from './dog.tsx';
import classes from './race.module.css';
import { orderAt, type RaceView, raceTakes, traps, wayOf } from './race-view.ts';
import { Trap } from './trap.tsx';

/** How often the picture changes for viewers who prefer reduced motion. */
const stillStep = 1_000;

/** The track: dogs run by the studio's clock, at the same place for all viewers; the order is shown below. */
export const Track = ({ play, view }: GameProps & { view: Store<RaceView> }) => {
  const lanes = useRef<HTMLDivElement>(null);
  const { order, finished } = useSnapshot(view, (snapshot) => snapshot);
  useFrames((now) => {
    const { again } = view.getSnapshot();
    const { table } = play.getSnapshot().context;
    const result = table?.result?.engine === 'race' ? table.result : null;
    const finish = again?.order ?? result?.order ?? [];
    const exact = again ? now - again.from : table && result ? now + table.ahead - table.draws : 0;
    const over = finish.length > 0 && (exact >= raceTakes || (!again && table?.phase === 'paid'));
    const elapsed = over ? raceTakes : isStill() ? Math.floor(exact / stillStep) * stillStep : exact;
    for (const [nth, lane] of [...(lanes.current?.children ?? [])].entries()) {
      const way = finish.length === 0 ? 0 : wayOf(finish, nth + 1, elapsed);
      const stride = over || elapsed <= 0 || isStill() ? 0 : Math.sin(elapsed / 70 + nth) * 1.5;
      (lane as HTMLElement).style.transform = `translate(${way * 80}%, ${stride}px)`;
    }
    const lie = over ? finish : orderAt(finish, elapsed);
    const shown = view.getSnapshot();
    if (shown.order.join() !== lie.join() || shown.finished !== over) view.set({ order: lie, finished: over });
    return finish.length > 0 && !over && !isStill();
  });
  return (
    <div class={classes.track}>
      <div class={classes.scene} role="img" aria-label={t('race.track')}>
        <svg viewBox="0 0 700 312" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M0 120 160 62 330 118 520 44 700 104V312H0Z"
            fill="#000"
            fill-opacity=".2"
            transform="translate(0 -3)"
          />
          <path d="M0 120 160 62 330 118 520 44 700 104V312H0Z" fill="#3A3270" />
          <path d="M0 132Q350 86 700 124V312H0Z" fill="#2A2557" />
          <path d="M0 142H700V312H0Z" fill="#5B3F42" />
          <path d="M0 138H700M0 146H700M0 298H700" stroke="#F3ECDD" stroke-opacity=".75" stroke-width="2" />
        </svg>
        <i class={classes.moon} />
        <i class={classes.post} />
        <div class={classes.lanes} ref={lanes}>
          {traps.map((trap) => (
            <span key={trap}>
              <Dog trap={trap} />
            </span>
          ))}
        </div>
      </div>
      <p class={classes.order} data-none={order.length === 0}>
        <span>{t(finished ? 'race.finish' : 'race.order')}</span>
        <span data-order={order.join('-')} data-finished={finished} role={finished ? 'status' : undefined}>
          {order.map((trap) => (
            <Trap key={trap} trap={trap} />
          ))}
        </span>
      </p>
    </div>
  );
};
