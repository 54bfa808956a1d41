import { type ReactNode, Suspense } from 'react';
import { withWords } from '../../i18n/i18n.ts';
import { useSlipFilled } from '../../running/machines.ts';
import { lazyPart, useFetchedAhead } from '../../ui/late.tsx';
import css from './bet-slip.module.css';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipHead } from './slip-head.tsx';

const load = () => withWords(import('./filled-slip.tsx'), 'slip');
const FilledSlip = lazyPart(load);

/**
 * The slip as the ticket machine has it; a first visit with an empty slip loads no more than the empty one, whose room
 * is for what is given as `spare`.
 */
export const BetSlip = ({ spare }: { spare: ReactNode }) => {
  const filled = useSlipFilled();
  useFetchedAhead(load);
  return (
    <div className={css.slip}>
      <Suspense fallback={<SlipHead />}>
        {filled ? (
          <FilledSlip />
        ) : (
          <>
            <SlipHead />
            <SlipEmpty />
            {spare}
          </>
        )}
      </Suspense>
    </div>
  );
};
