import axe from 'axe-core';
import type { Page } from 'playwright';

interface AxeRun {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

/** What axe-core objects to on the page as it is shown now, one line an element. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  // Evaluated through the debugger, which the page's content security policy does not bind.
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeRun;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
