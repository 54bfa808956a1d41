import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '../../i18n/i18n.ts';
import { useSlipFilled } from '../../running/machines.ts';
import { lazyPart } from '../../ui/late.tsx';
import { openTicketsShown } from '../remembered.ts';
import { useAtFirstSign } from '../use-at-first-sign.ts';
import css from './open-tickets.module.css';

const OpenTickets = lazyPart(() =>
  withWords(import('../../features/ticket-history/open/open-tickets.tsx'), 'history', 'errors'),
);

/** Less than a ticket's row. */
const folds = 44;

/** How many there are and what they are worth, once somebody is at the page. */
const useWorth = (folded: boolean) => {
  const worth = useAtFirstSign(async () => {
    const { OpenWorth } = await withWords(import('../../features/ticket-history/open/open-worth.tsx'), 'history');
    return <OpenWorth />;
  });
  return folded && <Suspense fallback={null}>{worth}</Suspense>;
};

/** Below the slip of a player: what he has in play. It folds where the slip has no room to spare, until he asks for it. */
export const OpenTicketsSection = () => {
  const { t } = useTranslation();
  const filled = useSlipFilled();
  const shown = openTicketsShown.use();
  const content = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(folds);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom(element.offsetHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Asked for over this slip, not over the next one.
  if (!filled && asked) setAsked(false);
  const folded = filled && !asked && room < folds;
  const open = shown && !folded;
  const worth = useWorth(!open);
  const Chevron = open ? IconChevronDown : IconChevronUp;
  return (
    <section
      className={css.section}
      data-filled={filled}
      data-asked={asked}
      data-folded={folded}
      aria-label={t('ticket.openTickets')}
    >
      <button
        type="button"
        className={css.head}
        aria-expanded={open}
        aria-controls="open-tickets"
        onClick={() => {
          setAsked(filled && !open);
          openTicketsShown.set(!open);
        }}
      >
        {t('ticket.openTickets')}
        <span className={css.worth}>{worth}</span>
        <Chevron size={16} stroke={1.75} aria-hidden />
      </button>
      <div ref={content} id="open-tickets" className={css.content}>
        {shown && (
          <Suspense fallback={null}>
            <OpenTickets />
          </Suspense>
        )}
      </div>
    </section>
  );
};
