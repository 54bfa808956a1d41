import type { FlightLine, studioFlights } from '../../../contract/games/studio.ts';

const url: (typeof studioFlights)['url'] = '/play/v1/flights';

/** Without a line for so long the stream is given up: the longest flight takes less. */
const silence = 150_000;

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
  for (;;) {
    const late = setTimeout(() => reader.cancel(), silence);
    const { done, value } = await reader.read().finally(() => clearTimeout(late));
    if (done) return;
    const lines = `${text}${value}`.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as FlightLine);
  }
};
