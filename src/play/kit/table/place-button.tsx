/** @jsxImportSource preact */
import { stakeOf } from '../../../../domain/games/stake-of.ts';
import { type GamePlay, reasonNotToPlay } from '../../../../machines/game/game-play.ts';
import { ActButton } from '../act-button.tsx';
import { amount } from '../amount.ts';
import buttons from '../console.module.css';
import type { GameProps, PlaySnapshot } from '../game.ts';
import { isIdle, phaseOf } from '../phase.ts';
import { t } from '../texts.ts';
import { playRound } from '../use-keys.ts';
import { useSnapshot } from '../use-snapshot.ts';

type Does = 'place' | 'closed' | 'lost' | 'sent' | 'placed' | 'rest';

/** What the one button is for now. */
const doesOf = (snapshot: PlaySnapshot): Does => {
  const { table } = snapshot.context;
  const phase = phaseOf(snapshot);
  if (phase === 'inTurn' || phase === 'showing' || phase === 'resting') return 'placed';
  if (phase === 'asking' || phase === 'unknown') return 'sent';
  if (!isIdle(phase)) return 'rest';
  if (!table?.live) return 'lost';
  return table.phase === 'open' ? 'place' : 'closed';
};

/** Of a bet that is on the table, or was. */
const stakePlaced = ({ answer }: GamePlay): number =>
  answer?.open?.engine === 'table' ? answer.open.stake : (answer?.outcome?.stake ?? 0);

/** Places the chips that are laid: only then do they count. */
export const PlaceButton = ({ play }: GameProps) => {
  const does = useSnapshot(play, doesOf);
  const reason = useSnapshot(play, ({ context }) => reasonNotToPlay(context));
  const opened = useSnapshot(play, ({ context }) => context.game);
  const stake = useSnapshot(play, ({ context: { bet } }) => (bet ? stakeOf(bet) : 0));
  const placed = useSnapshot(play, ({ context }) => stakePlaced(context));
  const money = (minor: number) => `${amount(minor)} ${opened?.currency ?? ''}`;
  const bound = reason === 'aboveLimit' ? opened?.limits.max : opened?.limits.min;
  const notes: Partial<Record<Does, string>> = {
    place: reason === null ? t('table.note.open') : t(`reason.${reason}`, { bound: money(bound ?? 0) }),
    closed: t('table.note.closed'),
    lost: t('table.note.lost'),
    placed: t('table.note.placed'),
  };
  const words = () => {
    if (does === 'sent') return t('table.sent');
    if (does === 'placed') return t('table.placed', { amount: money(placed) });
    if (does === 'closed') return t('table.closing');
    return opened?.demo ? t('table.placeDemo') : t('table.place', { amount: money(stake) });
  };
  return (
    <div class={buttons.act}>
      <ActButton
        does={does}
        can={does === 'place' && reason === null}
        demo={opened?.demo}
        note={notes[does]}
        onPress={() => playRound(play)}
      >
        {words()}
      </ActButton>
    </div>
  );
};
