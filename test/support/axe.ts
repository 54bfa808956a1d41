import axe from 'axe-core';
import type { Page } from 'playwright';

/** A page, or a frame in it that is an origin of its own. */
type Looked = Pick<Page, 'evaluate'>;

interface AxeRun {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** What fades in has no colours of its own yet. */
const settled = (page: Looked) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Hidden frames fetch a game's code ahead and go; axe-core would wait for their answer. */
const withoutHiddenFrames = (page: Looked) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector('body > iframe[hidden]')) return;
          watching.disconnect();
          resolve();
        };
        const watching = new MutationObserver(look);
        watching.observe(document.body, { childList: true });
        look();
      }),
  );

/** What axe-core objects to once the page has come to rest, one line an element. */
export const axeViolations = async (page: Looked): Promise<string[]> => {
  await settled(page);
  await withoutHiddenFrames(page);
  // Evaluated through the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeRun;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
