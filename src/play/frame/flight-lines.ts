import type { FlightLine, studioFlights } from '../../../contract/games/studio.ts';

const url: (typeof studioFlights)['url'] = '/play/v1/flights';

/** How much later than it is due a line may come. */
const slack = 4_000;
/** Between the end of a flight and the betting on the next; the longest flight. */
const pause = 4_000;
const longest = 100_000;

/**
 * How long nothing may be heard after a line. A line that is cut without a word says nothing for ever; what comes next has
 * its time, so that who hears nothing then knows that he is cut off.
 */
const silenceAfter = (line: FlightLine): number | null => {
  if (line.type === 'players') return null;
  if (line.type === 'betting') return Math.max(0, line.takesOff - line.now) + slack;
  return (line.type === 'flying' ? longest : pause) + slack;
};

/**
 * Reads the stream of flights line by line until it ends; throws when it cannot be opened or breaks off. The studio writes the
 * lines by the contract's schema and sends this very page.
 */
export const readFlights = async (token: string, hear: (line: FlightLine) => void, signal: AbortSignal) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
  if (!answer.ok || !answer.body) {
    const said: { key?: unknown } = await answer.json().catch(() => ({}));
    throw { status: answer.status, key: answer.status < 500 ? said.key : undefined };
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let until = performance.now() + slack;
  for (;;) {
    const late = setTimeout(() => reader.cancel(), Math.max(0, until - performance.now()));
    const { done, value } = await reader.read().finally(() => clearTimeout(late));
    if (done) return;
    const lines = `${text}${value}`.split('\n');
    text = lines.pop() ?? '';
    for (const said of lines) {
      const line = JSON.parse(said) as FlightLine;
      const silence = silenceAfter(line);
      if (silence !== null) until = performance.now() + silence;
      hear(line);
    }
  }
};
