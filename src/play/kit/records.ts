import type { ActorRefFrom } from 'xstate';
import type { gameRecordsMachine } from '../../../machines/game-records/game-records.machine.ts';

/** The running list of the last rounds and their seeds. */
export type Records = ActorRefFrom<typeof gameRecordsMachine>;
