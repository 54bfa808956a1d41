import type { StateValue } from 'xstate';
import type { AtlasPath } from '../../../machines/testing/atlas.ts';
import { afterOf, leavesOf } from '../../../tools/paths/readable.ts';
import type { DrivenStep, Driver } from './driver.ts';

/** What the machine is before the first step of every path. */
export interface Beginning {
  value: StateValue;
  facet: unknown;
}

export const drivenSteps = (initial: Beginning, { path }: Pick<AtlasPath, 'path'>): DrivenStep[] => {
  let before = initial;
  return path.map((step, index) => {
    const after = afterOf(step);
    const driven: DrivenStep = {
      event: step.event,
      before: before.value,
      facts: before.facet,
      after: after.value,
      later: path.slice(index + 1).map(({ event }) => event),
    };
    before = after;
    return driven;
  });
};

/** The machines restart with the page: a step after which it is loaded anew is the end of its path. */
export const isReloading = (value: StateValue): boolean =>
  leavesOf(value).some((leaf) => leaf === 'course.reloading' || leaf.startsWith('course.reloading.'));

/** How an event is caused; undefined when it never comes from outside. */
export const driveOf = ({ drive }: Driver, type: string) =>
  Object.entries(drive).find(([name]) => type === name || type.startsWith(`${name}.`))?.[1];

/** Why a path cannot be caused from outside; null when it can. */
export const obstacleOf = (driver: Driver, steps: readonly DrivenStep[]): string | null => {
  const inner = steps.find(({ event }) => !driveOf(driver, event.type));
  if (inner) return driver.never[inner.event.type] ?? 'the machine raises it itself';
  return driver.obstacle(steps);
};
