/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { footballScore } from '../../../../domain/games/football/football.ts';
import type { GameProps } from '../../kit/game.ts';
import { isStill } from '../../kit/motion.ts';
import type { Store } from '../../kit/store.ts';
import { placedChips } from '../../kit/table/own-chips.ts';
import { t } from '../../kit/texts.ts';
import { useFrames } from '../../kit/use-frames.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './football.module.css';
import { ballAt, type FootballView, matches, matchesTake, minutesAt } from './football-view.ts';
import { Shirt } from './shirt.tsx';
import { matchWords, pairOf, scoreWords, teamName } from './words.ts';

const Pitch = () => (
  <svg viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 150V40l40-22 60 20 70-28 60 26 70-18v132Z" fill="#3A3270" />
    <path d="M0 150V62q150-26 300 0v88Z" fill="#000" fill-opacity=".25" transform="translate(0 -3)" />
    <path d="M0 150V62q150-26 300 0v88Z" fill="#1E5A4A" />
    <path d="M60 57 40 150h45l10-96Zm80-7-5 100h45l-5-100Zm75 3 10 97h45L250 57Z" fill="#236853" />
    <path
      d="M0 76h24v52H0M300 76h-24v52h24M150 50v100M150 78c34 0 34 46 0 46s-34-46 0-46"
      fill="none"
      stroke="#F3ECDD"
      stroke-opacity=".6"
      stroke-width="2"
    />
  </svg>
);

/** The four matches: balls move by the studio's clock, at the same place for all viewers; scores are next to them. */
export const Pitches = ({ play, view, field }: GameProps & { view: Store<FootballView>; field: readonly number[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const { minute, finished, again } = useSnapshot(view, (snapshot) => snapshot);
  const context = useSnapshot(play, ({ context: now }) => now);
  const result = context.table?.result?.engine === 'football' ? context.table.result : null;
  const goals = again?.goals ?? result?.goals ?? null;
  useFrames((now) => {
    const { again: shown, minute: before, finished: was } = view.getSnapshot();
    const { table } = play.getSnapshot().context;
    const drawn = table?.result?.engine === 'football' ? table.result : null;
    const played = shown?.goals ?? drawn?.goals ?? null;
    const exact = shown ? now - shown.from : table && drawn ? now + table.ahead - table.draws : 0;
    const over = played !== null && (exact >= matchesTake || (!shown && table?.phase === 'paid'));
    const minutes = over ? 90 : played ? minutesAt(exact) : 0;
    for (const [nth, ball] of [...(list.current?.querySelectorAll<HTMLElement>('[data-ball]') ?? [])].entries()) {
      const at = over || isStill() || !played ? { x: 0, y: 0 } : ballAt(played[nth] ?? [], nth + 1, minutes);
      ball.style.transform = `translate(${at.x * 46}%, ${at.y * 20}%)`;
    }
    // A goal is shown when its minute is over.
    const whole = Math.floor(minutes);
    if (whole !== before || over !== was) view.set({ minute: whole, finished: over });
    return played !== null && !over && !isStill();
  });
  const fallen = (match: number) => (goals?.[match - 1] ?? []).filter((goal) => goal.minute <= minute);
  const own = placedChips(context);
  const told = matches
    .filter((match) => own?.some(({ place }) => place.endsWith(`-${match}`)))
    .filter((match) => fallen(match).length > 0)
    .map((match) => scoreWords(field, match, fallen(match)));
  return (
    <ul class={classes.pitches} ref={list} data-minute={goals ? minute : ''} data-finished={finished}>
      {matches.map((match) => {
        const pair = pairOf(field, match);
        const scores = footballScore(fallen(match));
        const last = fallen(match).at(-1);
        return (
          <li
            key={match}
            data-match={match}
            data-score={goals ? scores.join(':') : ''}
            data-fresh={last !== undefined && !finished && minute - last.minute < 4}
          >
            <span class="unseen">{matchWords(field, match)}</span>
            <div class={classes.pitch} aria-hidden="true">
              <Pitch />
              {goals && <time>{minute}’</time>}
              {goals && !finished && (
                <i data-ball>
                  <b />
                </i>
              )}
            </div>
            <div class={classes.score}>
              {pair.map((team, side) => (
                <p key={team}>
                  <Shirt team={team} />
                  <span aria-hidden="true">{teamName(team)}</span>
                  <small>
                    {fallen(match)
                      .filter((goal) => goal.side === (side === 0 ? 'home' : 'away'))
                      .map((goal) => `${goal.minute}’`)
                      .join(' ')}
                  </small>
                  <strong>{goals ? scores[side] : '–'}</strong>
                </p>
              ))}
            </div>
          </li>
        );
      })}
      <li class="unseen" aria-live="polite">
        {finished ? t('football.over') : told.join('. ')}
      </li>
    </ul>
  );
};
