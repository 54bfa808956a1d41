/** @jsxImportSource preact */
import { isNatural, totalOf } from '../../../../domain/games/blackjack/hand.ts';
import { rankOf, ranks, suitOf } from '../../../../domain/games/cards/cards.ts';
import { amount } from '../../kit/amount.ts';
import { Card, CardBack } from '../../kit/card.tsx';
import { cardWords } from '../../kit/card-words.ts';
import { Chip } from '../../kit/chip.tsx';
import { t } from '../../kit/texts.ts';
import classes from './blackjack.module.css';
import type { ShownHand, ShownTable } from './table-view.ts';

const Cards = ({ cards, hidden = false }: { cards: readonly number[]; hidden?: boolean }) => (
  <ul class={classes.cards}>
    {cards.map((card, nth) => (
      // A card keeps its place while the hand is shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of an endless shoe have no other key.
      <li key={nth} class={classes.card} data-card={card} style={{ '--nth': Math.max(0, nth - 1) }}>
        <span class="unseen">{cardWords(card)}</span>
        <Card rank={ranks[rankOf(card)] ?? ''} suit={suitOf(card)} />
      </li>
    ))}
    {hidden && (
      <li class={classes.card} style={{ '--nth': 1 }}>
        <span class="unseen">{t('cards.hidden')}</span>
        <CardBack colour="#7A2630" />
      </li>
    )}
  </ul>
);

/** What a hand counts, as text: `7 or 17` while an ace may count both ways. */
export const totalWords = (cards: readonly number[]): string => {
  const { points, soft } = totalOf(cards);
  return soft && points < 21 ? t('blackjack.eitherTotal', { low: points - 10, high: points }) : String(points);
};

export const handWords = ({ cards, end }: Pick<ShownHand, 'cards' | 'end'>): string =>
  t('blackjack.youHave', { total: end === 'blackjack' ? t('blackjack.natural') : totalWords(cards) });

export const dealerWords = ({ dealer, hidden }: ShownTable): string => {
  if (hidden) return t('blackjack.dealerShows', { total: totalWords(dealer) });
  const total = isNatural(dealer) ? t('blackjack.natural') : String(totalOf(dealer).points);
  return t('blackjack.dealerHas', { total });
};

const Hand = ({ hand, many }: { hand: ShownHand; many: boolean }) => (
  <div class={classes.hand} data-turn={hand.inTurn && many} data-end={hand.end}>
    <div class={classes.lying}>
      <Cards cards={hand.cards} />
      <span class={classes.stake} data-stake={hand.stake}>
        <Chip value={hand.stake} size={36} />
        <span>{amount(hand.stake)}</span>
      </span>
    </div>
    <p class={classes.pill}>
      {hand.inTurn && many && <span class={classes.mark}>{t('blackjack.inTurn')}</span>}
      {handWords(hand)}
      {hand.end && <strong> {t(`blackjack.end.${hand.end}`)}</strong>}
    </p>
  </div>
);

/** The felt: the dealer above, the rule on an arc between, the player's hands below. */
export const Table = ({ table, rule }: { table: ShownTable | null; rule: string }) => (
  <div class={classes.felt}>
    <div class={classes.dealer}>
      {table ? <Cards cards={table.dealer} hidden={table.hidden} /> : <div class={classes.empty} />}
      {table && <p class={classes.pill}>{dealerWords(table)}</p>}
    </div>
    <svg class={classes.arc} viewBox="0 0 400 84" aria-hidden="true">
      <path d="M0 6Q200 66 400 6M0 38Q200 98 400 38" fill="none" stroke="#E3C98E" stroke-opacity=".5" />
      <path id="arc" d="M0 27Q200 87 400 27" fill="none" />
      <text fill="#E9DDBF" font-size="14" font-weight="500">
        <textPath href="#arc" startOffset="50%" text-anchor="middle">
          {rule}
        </textPath>
      </text>
    </svg>
    <div class={classes.hands}>
      {table ? (
        table.hands.map((hand, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: first and second hand stay where they are.
          <Hand key={nth} hand={hand} many={table.hands.length > 1} />
        ))
      ) : (
        <div class={classes.empty} />
      )}
    </div>
    <p class="unseen" aria-live="polite">
      {table?.hidden && `${table.hands.map(handWords).join('. ')}. ${dealerWords(table)}`}
    </p>
  </div>
);
