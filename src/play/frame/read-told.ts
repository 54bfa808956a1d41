import type { FrameDown } from '../../../contract/games/frame.ts';

type Theme = Extract<FrameDown, { type: 'theme' }>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bare = ['pause', 'resume', 'balance', 'close'] as const satisfies readonly FrameDown['type'][];

const themeOf = ({ mode, tokens }: Record<string, unknown>): Omit<Theme, 'v' | 'nonce'> | null => {
  if ((mode !== 'dark' && mode !== 'light') || !isRecord(tokens)) return null;
  const given = Object.entries(tokens).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { type: 'theme', mode, tokens: Object.fromEntries(given) };
};

/** A round of the past and the jackpots are read by their schema, which comes with the first of them. */
const largeOf = async (data: unknown): Promise<FrameDown | null> => {
  const { readShown } = await import('./read-shown.ts');
  return readShown(data);
};

/**
 * A message of the page as the contract has it (a test compares the two); null for what is none, or carries another word. The
 * small ones are read by hand: the schemas would be a quarter of the kit.
 */
export const readTold = async (data: unknown, nonce: string): Promise<FrameDown | null> => {
  if (!isRecord(data) || data.v !== 1 || data.nonce !== nonce) return null;
  const head = { v: data.v, nonce } as const;
  const type = bare.find((one) => one === data.type);
  if (type) return { ...head, type };
  if (data.type === 'mute')
    return typeof data.muted === 'boolean' ? { ...head, type: 'mute', muted: data.muted } : null;
  if (data.type === 'show' || data.type === 'pots') return largeOf(data);
  const theme = data.type === 'theme' ? themeOf(data) : null;
  return theme && { ...head, ...theme };
};
