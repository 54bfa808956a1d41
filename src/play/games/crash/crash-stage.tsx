/** @jsxImportSource preact */
import { times } from '../../kit/amount.ts';
import type { GameProps } from '../../kit/game.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './crash.module.css';
import { Graph } from './graph.tsx';
import { Players } from './players.tsx';

const high = 200;

const Last = ({ play }: GameProps) => {
  const last = useSnapshot(play, ({ context }) => context.sky?.last ?? null);
  // Counted from the oldest, so that each keeps its place in the list when a newer one comes.
  const counted = last?.map((crashAt, nth) => ({ crashAt, place: last.length - nth }));
  return (
    <section class={classes.last} aria-label={t('crash.last')}>
      <span aria-hidden="true">{t('crash.lastShort')}</span>
      <ol>
        {counted?.map(({ crashAt, place }) => (
          <li key={place} data-high={crashAt >= high}>
            {times(crashAt)}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What happens, in words, when it does: not every tick. */
const News = ({ play }: GameProps) => {
  const news = useSnapshot(play, ({ context: { sky, answer, shown } }) => {
    if (!sky || shown) return '';
    const open = answer?.open?.engine === 'crash' && answer.open.flight === sky.flight ? answer.open : null;
    if (sky.phase === 'ended') return t('crash.downAt', { times: times(sky.crashAt ?? 100) });
    if (open?.cashedOutAt) return t('crash.leftAt', { times: times(open.cashedOutAt) });
    return t(sky.phase === 'betting' ? 'crash.opens' : 'crash.tookOff');
  });
  return (
    <p class="unseen" role="status" data-news>
      {news}
    </p>
  );
};

/** Whether lines of the flights still come. */
const Line = ({ play }: GameProps) => {
  const lost = useSnapshot(play, ({ context }) => context.sky?.live === false);
  return (
    <p class={classes.line} role="status">
      {lost && t('crash.lost')}
    </p>
  );
};

/** Flight, players and news, drawn in the signal colour of the title. */
export const stageOf =
  (signal: string) =>
  ({ play }: GameProps) => (
    <div class={classes.stage}>
      <div class={classes.flight}>
        <Last play={play} />
        <Graph play={play} signal={signal} />
        <Line play={play} />
      </div>
      <Players play={play} />
      <News play={play} />
    </div>
  );
