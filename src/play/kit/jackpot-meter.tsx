/** @jsxImportSource preact */
import { amount } from './amount.ts';
import type { Play } from './game.ts';
import classes from './jackpot-meter.module.css';
import type { Pots } from './pots.ts';
import type { Store } from './store.ts';
import { t } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

/** What is in the three jackpots of the player's currency. */
export const JackpotMeter = ({ pots, play }: { pots: Store<Pots>; play: Play }) => {
  const told = useSnapshot(pots, (snapshot) => snapshot.pots);
  const currency = useSnapshot(play, ({ context }) => context.game?.currency);
  const own = told.filter((pot) => pot.currency === currency);
  if (own.length === 0) return null;
  return (
    <section aria-label={t('pots.label')}>
      <dl class={classes.meter}>
        {own.map((pot) => (
          <div key={pot.pot} data-pot={pot.pot}>
            <dt>{t(`pots.${pot.pot}`)}</dt>
            <dd>
              {amount(pot.amount)} {currency}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
