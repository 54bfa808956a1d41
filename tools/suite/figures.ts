/** Result of a step. */
export interface Figures {
  passed: number;
  skipped: number;
  failures: string[];
  /** Tests, and replayed paths, that agreed at the second try only. */
  retries: string[];
  /** Files of which the run had no time for every test. */
  outOfTime: string[];
  files: { name: string; seconds: number }[];
}

export interface Outcome extends Figures {
  name: string;
  seconds: number;
  budget: number;
}

/** More of them fail the run: what is retried hides what is wrong. */
export const mostRetries = 2;

const slowest = 10;

/** The end of a run in words: a line a step, what failed, what was tried again, what took long, and the sum alone on the last line. */
export const summaryOf = (outcomes: readonly Outcome[]): { lines: string[]; failed: number } => {
  const retries = outcomes.flatMap(({ retries }) => retries);
  const tooMany = retries.length > mostRetries ? [`${retries.length} tests agreed at the second try only`] : [];
  const failures = [...outcomes.flatMap(({ failures }) => failures), ...tooMany];
  const outOfTime = outcomes.flatMap(({ outOfTime }) => outOfTime);
  const skipped = outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const slow = outcomes
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowest);
  const stepLine = ({ name, passed, skipped, failures, seconds, budget }: Outcome) => {
    const counts =
      passed + skipped + failures.length > 0 ? ` ${passed} passed, ${failures.length} failed, ${skipped} skipped,` : '';
    const over = seconds > budget * 1.5 ? `, over its budget of ${budget} s` : '';
    return `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}:${counts} ${seconds.toFixed(1)} s${over}`;
  };
  const lines = [
    ...outcomes.map(stepLine),
    ...slow.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s ${name}`),
    `${retries.length} retried`,
    ...retries.map((name) => `  retried: ${name}`),
    ...outOfTime.map((name) => `  out of time: ${name}`),
    ...failures.map((name) => `  failed: ${name}`),
    `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
  return { lines, failed: failures.length };
};
