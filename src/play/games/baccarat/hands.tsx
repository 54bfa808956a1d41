/** @jsxImportSource preact */
import type { BaccaratOutcome } from '../../../../contract/games/baccarat.ts';
import { totalOf } from '../../../../domain/games/baccarat/baccarat.ts';
import { rankOf, ranks, suitOf } from '../../../../domain/games/cards/cards.ts';
import { Card } from '../../kit/card.tsx';
import { cardWords } from '../../kit/card-words.ts';
import { t } from '../../kit/texts.ts';
import classes from './baccarat.module.css';

export type Dealt = Pick<BaccaratOutcome, 'player' | 'banker' | 'winner'>;

/** The order in which cards come to the table: side and place in its hand. */
export const orderOf = ({ player, banker }: Dealt): ['player' | 'banker', number][] => [
  ...([
    ['player', 0],
    ['banker', 0],
    ['player', 1],
    ['banker', 1],
  ] as ['player' | 'banker', number][]),
  ...(player.length > 2 ? [['player', 2] as ['player', number]] : []),
  ...(banker.length > 2 ? [['banker', 2] as ['banker', number]] : []),
];

/** Both hands with this many cards dealt. */
export const Hands = ({ dealt, shown }: { dealt: Dealt | null; shown: number }) => {
  const seen = dealt ? orderOf(dealt).slice(0, shown) : [];
  const isOver = dealt !== null && shown >= orderOf(dealt).length;
  return (
    <div class={classes.hands}>
      {(['player', 'banker'] as const).map((side) => {
        const cards = dealt?.[side].filter((_, nth) => seen.some(([of, at]) => of === side && at === nth)) ?? [];
        return (
          <section
            key={side}
            class={classes.hand}
            data-side={side}
            data-won={isOver && dealt.winner === side}
            aria-label={t(`baccarat.${side}`)}
          >
            <h2>
              {t(`baccarat.${side}`)}
              {cards.length > 0 && <b data-total={side}>{totalOf(cards)}</b>}
            </h2>
            <ol>
              {[0, 1, 2].map((nth) => {
                const card = cards[nth];
                return (
                  <li key={nth} data-empty={card === undefined} data-third={nth === 2}>
                    {card !== undefined && (
                      <span data-card={card}>
                        <Card rank={ranks[rankOf(card)] ?? ''} suit={suitOf(card)} />
                        <span class="unseen">{cardWords(card)}</span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
    </div>
  );
};
