import * as z from 'zod/mini';
import { type FrameDown, frameDown } from '../../../contract/games/frame.ts';

// The content security policy forbids made code, and asking for it would be a complaint.
z.config({ jitless: true });

export const readShown = (data: unknown): FrameDown | null => {
  const told = z.safeParse(frameDown, data);
  return told.success ? told.data : null;
};
