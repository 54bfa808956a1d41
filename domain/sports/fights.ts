import { numbered, sport } from './sport.ts';

const fight = {
  tabs: { main: ['ML', 'GD', 'OU'], rounds: ['OU', 'GD'], method: ['MV'] },
} as const;

/** Bouts over rounds, ended early or by the judges. */
export const fights = {
  MMA: sport('MMA', { ...fight, name: 'Martial arts', phases: numbered('ROUND', 5), results: ['R', 'K', 'U'] }),
  BO: sport('BO', { ...fight, name: 'Boxing', phases: numbered('ROUND', 12), results: ['R', 'K'] }),
};
