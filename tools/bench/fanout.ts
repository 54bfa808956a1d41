import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Heard } from './fanout/audience.ts';
import type { Kind, Told } from './fanout/contestant.ts';
import { clientsOf } from './fanout/load.ts';

/**
 * `npm run bench:fanout`: CPU of the server process, feed included, per delivered message and per delivered change,
 * ours against a plain ws broadcaster of the same messages and against one of a message per changed odd; and bytes of a
 * change compared with the long form. Five interleaved runs, medians; exits with 1 when a goal is missed by the better
 * quartile too, or a message was lost. `-- --json` prints one object.
 */
const goals = {
  perMessage: { reach: 1.45, stretch: 1.25 },
  perChange: { reach: 0.2, stretch: 0.1 },
  bytes: { reach: 0.5, stretch: 0.4 },
};
const runs = 5;
const kinds: readonly Kind[] = ['matchday', 'ws', 'ws-unconflated'];

const started = (file: string, ...words: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(`fanout/${file}.ts`, import.meta.url)), words, {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });

const said = <Say, Name extends keyof Say>(child: ChildProcess, name: Name): Promise<NonNullable<Say[Name]>> =>
  new Promise((resolve, reject) => {
    const listener = (words: unknown) => {
      const word = (words as Say)[name];
      if (word === undefined || word === null) return;
      child.off('message', listener);
      resolve(word);
    };
    child.on('message', listener);
    child.once('exit', () => reject(new Error(`${child.spawnargs.at(-1)} ended early`)));
  });

interface Run {
  /** Microseconds of CPU. */
  perMessage: number;
  perChange: number;
  bytesPerChange: number;
  /** The same messages in the whole form. */
  wholeBytesPerChange: number;
  messages: number;
  changes: number;
  lost: number;
  gaps: number;
}

const counted = async (audience: ChildProcess) => {
  const heard = said<Heard, 'heard'>(audience, 'heard');
  audience.send('count');
  return heard;
};

/** Asks until nothing more arrives. */
const settled = async (audience: ChildProcess) => {
  for (let before = await counted(audience); ; ) {
    await new Promise((later) => setTimeout(later, 200));
    const now = await counted(audience);
    if (now.messages === before.messages) return now;
    before = now;
  }
};

const run = async (kind: Kind): Promise<Run> => {
  const server = started('contestant', kind);
  const port = await said<Told, 'port'>(server, 'port');
  const audience = started('audience', kind, String(port));
  try {
    await said<Heard, 'ready'>(audience, 'ready');
    const result = said<Told, 'result'>(server, 'result');
    server.send('go');
    const { cpu, messages, changes, bytes, wholeBytes, sent } = await result;
    const heard = await settled(audience);
    const delivered = messages * clientsOf(kind);
    return {
      perMessage: cpu / delivered,
      perChange: cpu / (changes * clientsOf(kind)),
      bytesPerChange: bytes / changes,
      wholeBytesPerChange: wholeBytes / changes,
      messages,
      changes,
      lost: sent * clientsOf(kind) - heard.messages,
      gaps: heard.gaps,
    };
  } finally {
    for (const child of [server, audience]) child.disconnect();
  }
};

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const results: Record<Kind, Run[]> = { matchday: [], ws: [], 'ws-unconflated': [] };
for (let round = 0; round < runs; round += 1) for (const kind of kinds) results[kind].push(await run(kind));

/** Ours to the reference of the same round, so that a busy moment of the machine weighs on both. */
const ratios = (reference: Kind, figure: 'perMessage' | 'perChange') =>
  results.matchday.map((ours, round) => ours[figure] / (results[reference][round]?.[figure] ?? Number.NaN));

const judged = (values: number[], { reach, stretch }: { reach: number; stretch: number }) => ({
  median: Number(at(values, 0.5).toFixed(3)),
  betterQuartile: Number(at(values, 0.25).toFixed(3)),
  reach,
  stretch,
  good: at(values, 0.25) <= reach,
});

const median = (kind: Kind, figure: keyof Run) =>
  Number(
    at(
      results[kind].map((one) => one[figure]),
      0.5,
    ).toFixed(2),
  );
const figures = {
  contestants: kinds.map((kind) => ({
    kind,
    clients: clientsOf(kind),
    cpuPerMessage: median(kind, 'perMessage'),
    cpuPerChange: median(kind, 'perChange'),
    bytesPerChange: median(kind, 'bytesPerChange'),
    messages: median(kind, 'messages'),
    changes: median(kind, 'changes'),
    lost: results[kind].reduce((sum, { lost }) => sum + lost, 0),
    gaps: results[kind].reduce((sum, { gaps }) => sum + gaps, 0),
  })),
  perMessage: judged(ratios('ws', 'perMessage'), goals.perMessage),
  perChange: judged(ratios('ws-unconflated', 'perChange'), goals.perChange),
  bytes: judged(
    results.matchday.map(({ bytesPerChange, wholeBytesPerChange }) => bytesPerChange / wholeBytesPerChange),
    goals.bytes,
  ),
};
const whole = figures.contestants.every(({ lost, gaps }) => lost === 0 && gaps === 0);
const good = whole && figures.perMessage.good && figures.perChange.good && figures.bytes.good;

if (process.argv.includes('--json')) console.log(JSON.stringify({ ...figures, good }));
else {
  console.table(figures.contestants);
  for (const [name, { median: ratio, betterQuartile, reach, stretch }] of [
    ['CPU per delivered message, x ws', figures.perMessage] as const,
    ['CPU per delivered change, x unconflated ws', figures.perChange] as const,
    ['bytes of a change, x the whole form', figures.bytes] as const,
  ]) {
    console.log(`${name}: ${ratio} (better quartile ${betterQuartile}; goal ${reach}, stretch ${stretch})`);
  }
  console.log(whole ? 'Everything was delivered, no gap in any sequence.' : 'Messages were lost.');
}
process.exitCode = good ? 0 : 1;
