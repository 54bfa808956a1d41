/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { amount, figure } from './amount.ts';
import { Dialog } from './dialog.tsx';
import type { Game, Play } from './game.ts';
import { Icon } from './icon.tsx';
import { isIdle, phaseOf } from './phase.ts';
import type { Records } from './records.ts';
import classes from './rules.module.css';
import { t } from './texts.ts';
import { Unavailable } from './unavailable.tsx';
import { useSnapshot } from './use-snapshot.ts';
import { Verdict } from './verdict.tsx';

/** Hours, minutes and seconds where the player is. */
const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** The last rounds of this game: each can be replayed, and checked once its seed is revealed. */
export const RoundsDialog = ({
  game,
  play,
  records,
  onClose,
}: {
  game: Game;
  play: Play;
  records: Records;
  onClose: () => void;
}) => {
  useEffect(() => {
    records.send({ type: 'records.opened' });
    return () => records.send({ type: 'records.closed' });
  }, [records]);
  const rounds = useSnapshot(records, ({ context }) => context.rounds);
  const at = useSnapshot(records, ({ value }) => value);
  const uncheckable = useSnapshot(records, ({ context }) => context.asked !== null && context.refusal !== null);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency ?? '');
  const idle = useSnapshot(play, (snapshot) => isIdle(phaseOf(snapshot)));
  if (at === 'checked') return <Verdict records={records} onClose={onClose} />;
  return (
    <Dialog title={t('console.rounds')} waits={at === 'loading' || at === 'checking'} onClose={onClose}>
      {at === 'unavailable' && <Unavailable records={records} />}
      {uncheckable && (
        <p role="alert" class={classes.bad}>
          {t('check.failed')}
        </p>
      )}
      {at === 'listed' && rounds.length === 0 && <p class={classes.rule}>{t('records.none')}</p>}
      {rounds.length > 0 && (
        <table class={`${classes.prizes} ${classes.rounds}`}>
          <thead>
            <tr>
              <th scope="col">{t('records.time')}</th>
              <th scope="col">{t('console.stake')}</th>
              <th scope="col">{t('records.return')}</th>
              <th scope="col">{t('records.times')}</th>
              <th scope="col">
                <span class="unseen">{t('records.look')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round_id, at: when, outcome, record }) => (
              <tr key={round_id}>
                <th scope="row">{timeOf(when)}</th>
                <td>{amount(outcome.stake)}</td>
                <td class={outcome.win > outcome.stake ? classes.won : outcome.win === 0 ? classes.zero : undefined}>
                  {amount(outcome.win)}
                </td>
                <td class={outcome.win === 0 ? classes.zero : undefined}>{figure(outcome.win / outcome.stake)}</td>
                <td>
                  <span class={classes.tools}>
                    {record && (
                      <button
                        type="button"
                        class={classes.tool}
                        aria-label={t('records.check')}
                        onClick={() => records.send({ type: 'check.asked', roundId: round_id })}
                      >
                        <Icon name="shield" />
                      </button>
                    )}
                    {idle && (
                      <button
                        type="button"
                        class={classes.tool}
                        aria-label={t('records.look')}
                        onClick={() => {
                          const at = new Date(when).toISOString();
                          onClose();
                          play.send({
                            type: 'round.shown',
                            round: { round_id, title: game.title.code, outcome, record, currency, at },
                          });
                        }}
                      >
                        <Icon name="eye" />
                      </button>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
};
