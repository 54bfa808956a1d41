import { useLayoutEffect } from 'react';
import type { MatchRecord } from '../offer/match-record.ts';
import { useOddsDesk } from '../offer/odds-desk.ts';

/**
 * The rows of a topic that came with the document (src/first-rows) go when the page has drawn its own, and those of all others
 * with the last of them. What was pressed on them meanwhile is done now, at the price that was seen.
 */
export const useFirstRows = (topic: string, records: ReadonlyMap<string, MatchRecord>, drawn: boolean): void => {
  const desk = useOddsDesk();
  useLayoutEffect(() => {
    const first = drawn && document.getElementById('first');
    if (!first) return;
    const rows = first.querySelector<HTMLElement>(`[data-topic="${topic}"]`);
    delete rows?.dataset.topic;
    for (const odd of rows?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? []) {
      const [market = '', selection = ''] = odd.dataset.odd?.split('|') ?? [];
      const match = odd.parentElement?.querySelector<HTMLElement>('[data-event]');
      const record = records.get(match?.dataset.event ?? '');
      if (record) desk.press(record, market, selection, Number(odd.dataset.price ?? odd.textContent));
    }
    if (first.querySelector('[data-topic]')) return;
    const list = document.querySelector('[data-scroll-restoration-id]') ?? document.getElementById('main');
    if (list) list.scrollTop = first.querySelector('[data-list]')?.scrollTop ?? 0;
    first.remove();
  }, [drawn, topic, records, desk]);
};
