/** @jsxImportSource preact */
import { mostSixTickets } from '../../../../contract/games/six.ts';
import { draw, numbersFrom } from '../../../../domain/games/fairness/numbers.ts';
import { sixBalls, sixMarks, sixPlaceOf } from '../../../../domain/games/six/six.ts';
import { amount } from '../../kit/amount.ts';
import type { GameProps } from '../../kit/game.ts';
import type { Store } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useBet } from '../../kit/use-bet.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import classes from './picker.module.css';
import six from './six.module.css';
import type { SixView } from './six-view.ts';

const columns = 8;
const numbers = Array.from({ length: sixBalls }, (_, nth) => nth + 1);
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** Numbers that nobody thinks of: for the player's own choice, never for the draw. */
const anyNumbers = numbersFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** What is still free of the numbers, filled up to six. */
const filled = (marks: readonly number[]): number[] => {
  const free = numbers.filter((number) => !marks.includes(number));
  return [...marks, ...draw(anyNumbers, free.length, sixMarks - marks.length).map((nth) => free[nth] ?? 0)];
};

/** Forty-eight numbers: with the sixth mark a ticket is made, as soon as bets are taken. */
export const Picker = ({ play, view }: GameProps & { view: Store<SixView> }) => {
  const { bet, free, change } = useBet(play, 'six');
  const { marks, hand } = useSnapshot(view, (snapshot) => snapshot);
  const opened = useSnapshot(play, ({ context }) => context.game);
  const open = useSnapshot(play, ({ context: { table } }) => table?.phase === 'open' && table.live);
  const tickets = bet?.chips ?? [];
  const stake = hand ?? opened?.chips[0] ?? 0;
  const takes = free && open && tickets.length < mostSixTickets;
  const add = (six: readonly number[]) => {
    const place = sixPlaceOf(six);
    view.set({ marks: [] });
    if (!tickets.some((ticket) => ticket.place === place)) change({ chips: [...tickets, { place, stake }] });
  };
  const marked = (next: readonly number[]) => {
    if (next.length === sixMarks && takes) add(next);
    else view.set({ marks: next });
  };
  const toggle = (number: number) => {
    if (marks.includes(number)) marked(marks.filter((mark) => mark !== number));
    else if (marks.length < sixMarks) marked([...marks, number]);
  };
  const full = marks.length === sixMarks;
  return (
    <div class={six.picker}>
      {/* biome-ignore lint/a11y/useSemanticElements: forty-eight numbers one by one, with arrows between them. */}
      <div class={classes.numbers} role="group" aria-label={t('six.numbers')}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            data-number={number}
            aria-pressed={marks.includes(number)}
            tabIndex={number === (marks[0] ?? 1) ? 0 : -1}
            onClick={() => toggle(number)}
            onKeyDown={(event) => {
              const to = number + (steps[event.key] ?? Number.NaN);
              const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-number="${to}"]`);
              if (!next) return;
              event.preventDefault();
              next.focus();
            }}
          >
            {number}
          </button>
        ))}
      </div>
      <div class={classes.making}>
        <span role="status">{full ? t('six.full') : t('six.marked', { count: marks.length })}</span>
        <button type="button" disabled={marks.length === 0} onClick={() => view.set({ marks: [] })}>
          {t('keno.clear')}
        </button>
        {full ? (
          <button type="button" data-add disabled={!takes} onClick={() => add(marks)}>
            {t('six.add', { amount: amount(stake) })}
          </button>
        ) : (
          <button type="button" data-quick onClick={() => marked(filled(marks))}>
            {t('six.quick')}
          </button>
        )}
      </div>
    </div>
  );
};
