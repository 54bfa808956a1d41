import type { SelectionPrice } from '../../../contract/entities/match.ts';
import { type BoardOdd, oddText } from '../../../src/ui/odd-text.ts';
import type { Contestant } from './contestant.ts';
import { createOffer } from './scenario.ts';

/** How many messages a second, with how many changed odds each. */
export interface Pace {
  perSecond: number;
  changes: number;
}

const idle = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const textOf = ({ O, MS }: SelectionPrice): string => {
  const odd: BoardOdd = { odd: O ?? null, locked: MS !== 'OPEN' };
  return oddText(odd, true, 'decimal');
};

/** Plays the stream to a contestant; the page's only interface to the bench. */
const createDriver = async (contestant: Contestant) => {
  const offer = createOffer();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  await contestant.mount(root, offer.matches);
  let frames: string[] = [];
  let timer = 0;
  let clicks: number[] = [];

  const play = ({ perSecond }: Pace): Promise<void> => {
    const began = performance.now();
    let sent = 0;
    return new Promise((done) => {
      timer = window.setInterval(
        () => {
          const due = Math.min(frames.length, Math.floor(((performance.now() - began) / 1_000) * perSecond));
          while (sent < due) contestant.receive(frames[sent++] ?? '');
          if (sent < frames.length) return;
          clearInterval(timer);
          done();
        },
        Math.max(4, 1_000 / perSecond),
      );
    });
  };

  return {
    /** Writes the messages of a run before it, so that writing them is not measured. */
    prepare({ perSecond, changes }: Pace, seconds: number): void {
      frames = Array.from({ length: perSecond * seconds }, () => offer.next(changes));
    },
    play,
    /** Sends everything prepared, `perFrame` messages a frame of the screen, and scrolls down the whole list and back. */
    async race(perFrame: number): Promise<void> {
      const scroller = root.querySelector('.list');
      const way = scroller === null ? 0 : scroller.scrollHeight - scroller.clientHeight;
      for (let sent = 0; sent < frames.length; sent += perFrame) {
        for (const frame of frames.slice(sent, sent + perFrame)) contestant.receive(frame);
        scroller?.scrollTo(0, way * Math.sin((sent / frames.length) * Math.PI));
        await idle();
      }
      scroller?.scrollTo(0, 0);
      await idle();
    },
    forget(): void {
      frames = [];
    },
    /** Cells in the page, and how many of them show a wrong value. */
    async check(): Promise<{ rows: number; cells: number; wrong: number }> {
      await idle();
      await idle();
      let cells = 0;
      let wrong = 0;
      const rows = contestant.shown();
      for (const [id, texts] of rows) {
        const truth = offer.prices.get(id) ?? [];
        cells += texts.length;
        for (const [place, price] of truth.entries()) if (texts[place] !== textOf(price)) wrong += 1;
      }
      return { rows: rows.size, cells, wrong };
    },
    /** From here on every click is timed: from the press of the hand to the frame that shows it. */
    timeClicks(): void {
      clicks = [];
      document.addEventListener(
        'click',
        (event) => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => clicks.push(performance.now() - event.timeStamp);
          requestAnimationFrame(() => painted.port2.postMessage(null));
        },
        { capture: true },
      );
    },
    clicks: () => clicks,
  };
};

export type Driver = Awaited<ReturnType<typeof createDriver>>;

declare global {
  interface Window {
    bench: Driver;
  }
}

export const startDriver = async (contestant: Contestant): Promise<void> => {
  window.bench = await createDriver(contestant);
};
