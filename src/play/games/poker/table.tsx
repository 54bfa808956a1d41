/** @jsxImportSource preact */
import { pokerHands } from '../../../../contract/games/poker.ts';
import { rankOf, ranks, suitOf } from '../../../../domain/games/cards/cards.ts';
import type { PokerPays } from '../../../../domain/games/poker/best-hold.ts';
import { amount, figure } from '../../kit/amount.ts';
import { Card, CardBack } from '../../kit/card.tsx';
import { cardWords } from '../../kit/card-words.ts';
import { t } from '../../kit/texts.ts';
import classes from './poker.module.css';
import type { ShownCards } from './poker-view.ts';

/** What each hand pays for the stake; the row of the hand on the table is framed and marked. */
const Pays = ({ pays, stake, made }: { pays: PokerPays; stake: number } & Pick<ShownCards, 'made'>) => (
  <ol class={classes.pays} aria-label={t('poker.pays')}>
    {pokerHands.map((hand) => (
      <li key={hand} class={classes.row} data-hand={hand} aria-current={hand === made ? 'true' : undefined}>
        <span>{t(`poker.made.${hand}`)}</span>
        <span class={classes.times}>×{figure(pays[hand])}</span>
        <strong>{amount(stake * pays[hand])}</strong>
      </li>
    ))}
  </ol>
);

const Place = ({ place, shown, hold }: { place: number; shown: ShownCards; hold: (place: number) => void }) => {
  const card = shown.cards[place] ?? null;
  const held = shown.held.includes(place);
  return (
    <li class={classes.place} data-card={card ?? undefined} data-held={held}>
      <span class={classes.tag}>{held && t('poker.held')}</span>
      {/* The card can be pressed like the button below it, which is the one for screen readers and the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below is the control. */}
      <div
        key={card}
        class={classes.card}
        style={{ '--nth': shown.waits ? place : 0 }}
        onClick={() => shown.waits && hold(place)}
      >
        {card === null ? <CardBack colour="#7A2630" /> : <Card rank={ranks[rankOf(card)] ?? ''} suit={suitOf(card)} />}
      </div>
      <button
        type="button"
        class={classes.hold}
        data-hold={place + 1}
        aria-pressed={held}
        aria-disabled={!shown.waits}
        aria-keyshortcuts={String(place + 1)}
        onClick={() => shown.waits && hold(place)}
      >
        {t('poker.hold')}
        <span class="unseen"> {card === null ? t('cards.hidden') : cardWords(card)}</span>
      </button>
    </li>
  );
};

const words = (cards: readonly (number | null)[]): string =>
  cards.flatMap((card) => (card === null ? [] : [cardWords(card)])).join(', ');

/** The felt: what is paid above, five cards with their marks below. */
export const Table = ({
  pays,
  stake,
  shown,
  hold,
}: {
  pays: PokerPays;
  stake: number;
  shown: ShownCards;
  hold: (place: number) => void;
}) => {
  const whole = !shown.cards.includes(null);
  const kept = shown.held.map((place) => shown.cards[place] ?? null);
  return (
    <div class={classes.felt}>
      <Pays pays={pays} stake={shown.stake ?? stake} made={shown.made} />
      <ul class={classes.cards}>
        {shown.cards.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the five places stay where they are.
          <Place key={place} place={place} shown={shown} hold={hold} />
        ))}
      </ul>
      <p class="unseen" aria-live="polite">
        {whole && t('poker.hand', { cards: words(shown.cards) })}{' '}
        {whole && shown.waits && t(`poker.made.${shown.made ?? 'nothing'}`)}
      </p>
      <p class="unseen" aria-live="polite">
        {shown.waits && kept.length > 0 && t('poker.holding', { cards: words(kept) })}
      </p>
    </div>
  );
};
