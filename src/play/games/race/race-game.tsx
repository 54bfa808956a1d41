/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { racePlaces, racePrizes } from '../../../../domain/games/race/race.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit } from '../../kit/game.ts';
import { createStore } from '../../kit/store.ts';
import { ChipTools } from '../../kit/table/chip-tools.tsx';
import { Course } from '../../kit/table/course.tsx';
import { isLocked } from '../../kit/table/is-locked.ts';
import { placedChips } from '../../kit/table/own-chips.ts';
import { PlaceButton } from '../../kit/table/place-button.tsx';
import { createRoundShow } from '../../kit/table/round-show.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { Board, dogName, placeWords } from './board.tsx';
import { PastRaces } from './past-races.tsx';
import { noView, type PastRace, type RaceTab, type RaceView, raceTakes } from './race-view.ts';
import { Track } from './track.tsx';

const tabs: readonly RaceTab[] = ['win', 'pair', 'parity', 'past'];
const noField: readonly number[] = [0, 1, 2, 3, 4, 5];

const winnerWords = (field: readonly number[], [first = 1, second = 1]: readonly number[]): string =>
  t('race.won', {
    first: `${first} ${dogName(field[first - 1])}`,
    second: `${second} ${dogName(field[second - 1])}`,
  });

/** Greyhounds: a race for all every two minutes, at prices that are shown before it. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'race') return null;
  const { config } = title;
  const view = createStore<RaceView>(noView);
  const show = createRoundShow<PastRace>({ view, sound, takes: raceTakes, nameOf: ({ order }) => order.join() });

  const Stage = ({ play }: GameProps) => {
    const context = useSnapshot(play, ({ context: now }) => now);
    const { again, finished, tab } = useSnapshot(view, (snapshot) => snapshot);
    const { table, shown, answer } = context;
    const result = table?.result?.engine === 'race' ? table.result : null;
    show.useShow(context, result);
    const field = again?.field ?? table?.field ?? noField;
    const outcome = again ? (shown?.outcome ?? answer?.outcome) : null;
    const placed = outcome?.engine === 'race' ? outcome.places : placedChips(context);
    const told = result && finished ? winnerWords(result.field, result.order) : null;
    return (
      <Course
        play={play}
        round={table ? t('race.race', { round: table.round % 10_000 }) : null}
        drawing={t('race.running')}
        told={told}
        label={t('race.bets')}
        tabs={tabs.map((one) => [one, t(`race.tab.${one}`)])}
        tab={tab}
        onTab={(one) => view.set({ tab: one })}
        shown={<Track play={play} view={view} />}
      >
        {tab === 'past' ? (
          table && <PastRaces table={table} />
        ) : (
          <Board play={play} view={view} config={config} field={field} placed={placed} locked={isLocked(context)} />
        )}
      </Course>
    );
  };

  const Chips = ({ play }: GameProps) => <ChipTools play={play} view={view} />;

  return {
    title,
    look: { '--stage-top': '#0F1B3A', '--stage-floor': '#0A1027', '--stage-win': '#2B3C74', '--stage-ink': '#EEF3FA' },
    acts: 'table.place',
    firstBet: () => ({ engine: 'race', field: [...noField], chips: [] }),
    Stage,
    Chips,
    Act: PlaceButton,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'race') return;
      const { field, order } = outcome;
      await show.present({ field, order }, signal);
    },
    tell: (outcome) =>
      outcome.engine === 'race'
        ? {
            parts: [
              winnerWords(outcome.field, outcome.order),
              ...outcome.places.flatMap(({ place, win }) => (win > 0 ? [placeWords(place, outcome.field)] : [])),
            ],
            win: outcome.win,
            stake: outcome.stake,
          }
        : { parts: [], win: null, stake: 0 },
    rules: [
      t('race.rule'),
      t('race.ruleModel', { strengths: config.strengths.join(', '), percent: config.returnPercent }),
      t('race.ruleForm'),
      t('race.rulePaid'),
      t('table.ruleCounts'),
    ],
    prizes: (bet) => {
      const field = bet?.engine === 'race' ? bet.field : noField;
      const named = new Map(racePlaces.map((place) => [place, placeWords(place, field)]));
      return racePrizes(config, field).map((prize) => ({ name: named.get(prize.name) ?? prize.name, prize }));
    },
  };
};
