/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GameProps } from '../game.ts';
import { t } from '../texts.ts';
import { useSnapshot } from '../use-snapshot.ts';
import classes from './course.module.css';
import { Ring } from './ring.tsx';

/** The stage of a virtual event: the picture, and next to it its prices, kind by kind; the last tab holds results. */
export const Course = <Tab extends string>({
  play,
  round,
  drawing,
  told,
  label,
  tabs,
  tab,
  onTab,
  shown,
  children,
}: GameProps & {
  /** What the round is called; null while no table is known. */
  round: string | null;
  drawing: string;
  told: string | null;
  label: string;
  tabs: readonly (readonly [Tab, string])[];
  tab: Tab;
  onTab: (tab: Tab) => void;
  shown: ComponentChildren;
  children: ComponentChildren;
}) => {
  const players = useSnapshot(play, ({ context }) => context.table?.players ?? 0);
  const replays = useSnapshot(play, ({ context }) => context.shown !== null);
  return (
    <div class={classes.stage}>
      <div class={classes.head}>
        {!replays && <Ring play={play} drawing={drawing} told={told} />}
        {round && !replays && (
          <p data-players={players}>
            {round}
            {players > 0 && ` · ${t('table.players', { count: players })}`}
          </p>
        )}
      </div>
      <div class={classes.shown}>{shown}</div>
      <section class={classes.bets} aria-label={label}>
        {/* biome-ignore lint/a11y/useSemanticElements: kinds of bets of one event. */}
        <div class={classes.tabs} role="group" aria-label={label}>
          {tabs.map(([one, words]) => (
            <button key={one} type="button" data-tab={one} aria-pressed={tab === one} onClick={() => onTab(one)}>
              {words}
            </button>
          ))}
        </div>
        <div class={classes.list} tabIndex={tab === tabs.at(-1)?.[0] ? 0 : undefined}>
          {children}
        </div>
      </section>
    </div>
  );
};
