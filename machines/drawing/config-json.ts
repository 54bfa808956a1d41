import type { AnyStateMachine } from 'xstate';

/** The config of a machine as JSON: its mappers, which are functions, left out. */
export const configJson = ({ config }: AnyStateMachine): string => JSON.stringify(config, null, 2);
