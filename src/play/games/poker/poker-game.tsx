/** @jsxImportSource preact */
import type { GameOutcome } from '../../../../contract/games/game.ts';
import { pokerPrizes } from '../../../../domain/games/poker/poker.ts';
import { stakeOf } from '../../../../domain/games/stake-of.ts';
import { titleOf } from '../../../../domain/games/titles.ts';
import type { Game, GameProps, Kit, Play } from '../../kit/game.ts';
import { isStill, pass } from '../../kit/motion.ts';
import { phaseOf } from '../../kit/phase.ts';
import { createStore } from '../../kit/store.ts';
import { t } from '../../kit/texts.ts';
import { useSnapshot } from '../../kit/use-snapshot.ts';
import { DrawButton } from './draw-button.tsx';
import { cardsShown, type PokerView, toggled } from './poker-view.ts';
import { Table } from './table.tsx';

/** Milliseconds between two cards that are drawn, with motion and without. */
const between = { moving: 260, still: 90 };

const look = (top: string, floor: string, win: string) => ({
  '--stage-top': top,
  '--stage-floor': floor,
  '--stage-win': win,
  '--stage-ink': '#E9DDBF',
});

const looks: Readonly<Record<string, Record<string, string>>> = {
  'bonus-royal': look('#1B6049', '#0A2A20', '#24785C'),
};

/** Five cards, any of them held, the others drawn once. */
export const createGame = async ({ code, sound }: Kit): Promise<Game | null> => {
  const title = titleOf(code);
  if (title?.engine !== 'poker') return null;
  const { config } = title;
  const view = createStore<PokerView>({ round: null, held: [], ended: null, turned: 0 });

  /** What is held belongs to one round: the next begins with nothing held. */
  const heldIn = (round: string | undefined, { round: own, held }: PokerView): readonly number[] =>
    own === round ? held : none;
  const none: readonly number[] = [];

  const actions = (play: Play) => {
    const waiting = () => {
      const snapshot = play.getSnapshot();
      return phaseOf(snapshot) === 'inTurn' ? (snapshot.context.answer?.round_id ?? null) : null;
    };
    return {
      hold: (place: number) => {
        const round = waiting();
        if (round === null) return;
        sound.click(false);
        view.set({ round, held: toggled(heldIn(round, view.getSnapshot()), place) });
      },
      draw: () => {
        const round = waiting();
        if (round === null) return;
        play.send({ type: 'turn.taken', turn: { type: 'hold', held: [...heldIn(round, view.getSnapshot())] } });
      },
    };
  };
  const acting = new WeakMap<Play, ReturnType<typeof actions>>();
  const actionsOf = (play: Play) => {
    const found = acting.get(play) ?? actions(play);
    acting.set(play, found);
    return found;
  };

  const useHeld = (play: Play): readonly number[] => {
    const round = useSnapshot(play, ({ context }) => context.answer?.round_id);
    const seen = useSnapshot(view, (snapshot) => snapshot);
    return heldIn(round, seen);
  };

  const Stage = ({ play }: GameProps) => {
    const phase = useSnapshot(play, phaseOf);
    const open = useSnapshot(play, ({ context }) => context.answer?.open ?? null);
    const stake = useSnapshot(play, ({ context }) => (context.bet ? stakeOf(context.bet) : 0));
    const seen = useSnapshot(view, (snapshot) => snapshot);
    const shown = cardsShown(phase, open, useHeld(play), seen);
    return <Table pays={config.pays} stake={stake} shown={shown} hold={actionsOf(play).hold} />;
  };

  return {
    title,
    look: looks[code] ?? look('#6B2138', '#2B0C18', '#8A2C49'),
    acts: 'act.deal',
    firstBet: ({ chips, limits }) => ({
      engine: 'poker',
      stake: chips.find((chip) => chip >= limits.min) ?? limits.min,
    }),
    Stage,
    InTurn: ({ play }) => <DrawButton play={play} held={useHeld(play)} {...actionsOf(play)} />,
    present: async (outcome: GameOutcome, signal) => {
      if (outcome.engine !== 'poker') return;
      const places = outcome.hand.map((_, place) => place);
      view.set({ ended: outcome, turned: 0 });
      for (const place of places.filter((one) => !outcome.held.includes(one))) {
        if (signal.aborted) break;
        await pass(isStill() ? between.still : between.moving, signal);
        view.set({ turned: place + 1 });
        sound.click(false);
      }
      view.set({ turned: places.length });
      if (outcome.win > outcome.stake) sound.click(true);
    },
    tell: (outcome) => {
      if (outcome.engine !== 'poker') return { parts: [], win: null, stake: 0 };
      const left = outcome.leftOpen ? [t('poker.leftOpen')] : [];
      return {
        parts: [t(`poker.made.${outcome.made ?? 'nothing'}`), ...left],
        win: outcome.win,
        stake: outcome.stake,
      };
    },
    rules: [t('poker.rule'), t('poker.ruleHold'), t('poker.ruleHands'), t('poker.ruleReturn'), t('poker.ruleOpen')],
    prizes: () => pokerPrizes(config).map((prize) => ({ name: t(`poker.made.${prize.name}`), prize })),
  };
};
