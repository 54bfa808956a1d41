/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { footballPlaces, footballPrizes } from '../../../../domain/games/football/football.ts';
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
import { Board } from './board.tsx';
import { type FootballTab, type FootballView, matches, matchesTake, noView, type PastRound } from './football-view.ts';
import { PastRounds } from './past-rounds.tsx';
import { Pitches } from './pitches.tsx';
import { placeWords, scoreWords, teamName } from './words.ts';

const tabs: readonly FootballTab[] = ['result', 'goals', 'both', 'past'];
const noField: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Virtual football: four matches for all every three minutes, at prices that are shown before them. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'football') return null;
  const { config } = title;
  const view = createStore<FootballView>(noView);
  const show = createRoundShow<PastRound>({
    view,
    sound,
    takes: matchesTake,
    nameOf: ({ goals }) => JSON.stringify(goals),
  });

  const Stage = ({ play }: GameProps) => {
    const context = useSnapshot(play, ({ context: now }) => now);
    const { again, finished, tab } = useSnapshot(view, (snapshot) => snapshot);
    const { table, shown, answer } = context;
    const result = table?.result?.engine === 'football' ? table.result : null;
    show.useShow(context, result);
    const field = again?.field ?? table?.field ?? noField;
    const outcome = again ? (shown?.outcome ?? answer?.outcome) : null;
    const placed = outcome?.engine === 'football' ? outcome.places : placedChips(context);
    return (
      <Course
        play={play}
        round={table ? t('football.round', { round: table.round % 10_000 }) : null}
        drawing={t('football.running')}
        told={result && finished ? t('football.over') : null}
        label={t('football.bets')}
        tabs={tabs.map((one) => [one, t(`football.tab.${one}`)])}
        tab={tab}
        onTab={(one) => view.set({ tab: one })}
        shown={<Pitches play={play} view={view} field={field} />}
      >
        {tab === 'past' ? (
          table && <PastRounds table={table} />
        ) : (
          <Board
            play={play}
            view={view}
            config={config}
            field={field}
            placed={placed}
            locked={isLocked(context)}
            tab={tab}
          />
        )}
      </Course>
    );
  };

  const Chips = ({ play }: GameProps) => <ChipTools play={play} view={view} />;

  return {
    title,
    look: { '--stage-top': '#12204A', '--stage-floor': '#0A1027', '--stage-win': '#2B3C74', '--stage-ink': '#EEF3FA' },
    acts: 'table.place',
    firstBet: () => ({ engine: 'football', field: [...noField], chips: [] }),
    Stage,
    Chips,
    Act: PlaceButton,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'football') return;
      const { field, goals } = outcome;
      await show.present({ field, goals }, signal);
    },
    tell: (outcome) => {
      if (outcome.engine !== 'football') return { parts: [], win: null, stake: 0 };
      const { field, goals, places, win, stake } = outcome;
      const bet = matches.filter((match) => places.some(({ place }) => place.endsWith(`-${match}`)));
      return { parts: bet.map((match) => scoreWords(field, match, goals[match - 1] ?? [])), win, stake };
    },
    rules: [
      t('football.rule'),
      t('football.ruleModel', {
        attacks: config.teams.map(({ attack }, team) => `${teamName(team)} ${attack}`).join(', '),
        leaks: config.teams.map(({ leak }, team) => `${teamName(team)} ${leak}`).join(', '),
        host: config.host,
        visitor: config.visitor,
      }),
      t('football.rulePrice', { percent: config.returnPercent }),
      t('football.ruleForm'),
      t('football.rulePaid'),
      t('table.ruleCounts'),
    ],
    prizes: (bet) => {
      const field = bet?.engine === 'football' ? bet.field : noField;
      const named = new Map(footballPlaces.map((place) => [place, placeWords(place, field)]));
      return footballPrizes(config, field).map((prize) => ({ name: named.get(prize.name) ?? prize.name, prize }));
    },
  };
};
