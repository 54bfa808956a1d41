import type { SharedLine, studioShared } from '../../../contract/games/shared-rounds.ts';

const url: (typeof studioShared)['url'] = '/play/v1/shared';

/** How much later than it is due a line may come. */
const slack = 4_000;

/**
 * Reads the stream of shared rounds line by line until it ends; throws when it cannot be opened or breaks off. The
 * studio writes the lines by the contract's schema and sends this very page. `nextAfter` is within how many
 * milliseconds the next line is due after one, null where that one does not change it: a connection that breaks
 * silently would otherwise be waited on for ever.
 */
const readShared = async <Line extends SharedLine>(
  token: string,
  nextAfter: (line: Line) => number | null,
  hear: (line: Line) => void,
  signal: AbortSignal,
) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
  if (!answer.ok || !answer.body) {
    const said: { error?: unknown } = await answer.json().catch(() => ({}));
    throw { status: answer.status, key: answer.status < 500 ? said.error : undefined };
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
      const line = JSON.parse(said) as Line;
      const next = nextAfter(line);
      if (next !== null) until = performance.now() + Math.max(0, next) + slack;
      hear(line);
    }
  }
};

/**
 * Follows the stream until it is left; reports once that it was lost. A broken connection may be noticed long before a
 * line of the stream is missed.
 */
export const followShared = <Line extends SharedLine>(
  token: string,
  nextAfter: (line: Line) => number | null,
  hear: (line: Line) => void,
  lost: (error: unknown) => void,
): (() => void) => {
  const left = new AbortController();
  const tell = (error: unknown) => {
    if (!left.signal.aborted) lost(error);
  };
  const offline = () => {
    tell('The line is down');
    left.abort();
  };
  window.addEventListener('offline', offline);
  readShared(token, nextAfter, hear, left.signal).then(() => tell('The stream ended'), tell);
  return () => {
    window.removeEventListener('offline', offline);
    left.abort();
  };
};
