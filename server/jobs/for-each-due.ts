import { isDatabaseAway } from '../database/unavailable.ts';

/**
 * Does work for one after the other. What fails keeps none of the others waiting and is thrown at the end; at once only
 * when the database is away, for then it is for all of them.
 */
export const forEachDue = async <Due>(
  due: Iterable<Due> | AsyncIterable<Due>,
  work: (one: Due) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for await (const one of due) {
    try {
      await work(one);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of what was due failed`);
  if (errors.length === 1) throw errors[0];
};
