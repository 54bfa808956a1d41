/** @jsxImportSource preact */
import type { ShownSeeds } from '../../../contract/games/studio.ts';
import type { DialogsComponent } from '../kit/app.tsx';
import { FairnessDialog } from '../kit/fairness-dialog.tsx';
import type { Play } from '../kit/game.ts';
import { RoundsDialog } from '../kit/rounds-dialog.tsx';
import { RulesDialog } from '../kit/rules-dialog.tsx';
import { runRecords } from './run-records.ts';

/** Rules, last rounds and fairness of a game. */
export const dialogsOf = (play: Play, seen: () => readonly ShownSeeds[]): DialogsComponent => {
  const records = runRecords(play, seen());
  let told = seen().length;
  play.subscribe(() => {
    for (const seeds of seen().slice(told)) records.send({ type: 'hash.seen', seeds });
    told = seen().length;
  });
  return ({ game, opened, onClose }) => {
    if (opened === 'rules') return <RulesDialog game={game} play={play} onClose={onClose} />;
    if (opened === 'rounds') return <RoundsDialog game={game} play={play} records={records} onClose={onClose} />;
    return <FairnessDialog play={play} records={records} onClose={onClose} />;
  };
};
