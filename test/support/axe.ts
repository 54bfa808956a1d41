import axe from 'axe-core';
import type { Page } from 'playwright';
import { modes, showMode } from './watched-page.ts';

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

/** By axe-core's names, the rules that hang on colours alone; a whole category would bring those in that are off by default. */
const rules = { colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }, all: {} };

/** What axe-core objects to once the page has come to rest, one line an element. */
export const axeViolations = async (page: Looked, looking: keyof typeof rules = 'all'): Promise<string[]> => {
  await settled(page);
  await withoutHiddenFrames(page);
  // Evaluated through the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules[looking] });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeRun;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

type Mode = (typeof modes)[number];

/** The mode changes colours and nothing else, so in the second one only rules about them are asked. */
export const rulesIn = (mode: Mode): keyof typeof rules => (mode === modes[0] ? 'all' : 'colours');

/** The same in both modes, of the page or of what `looked` finds in it once it is painted in a mode. */
export const axeInBothModes = async (
  page: Page,
  looked: (mode: Mode) => Promise<Looked> = async () => page,
): Promise<string[]> => {
  const found: string[] = [];
  for (const mode of modes) {
    await showMode(page, mode);
    const lines = await axeViolations(await looked(mode), rulesIn(mode));
    found.push(...lines.map((line) => `${mode} mode: ${line}`));
  }
  return found;
};
