import { expect, it } from 'vitest';
import { forEachDue } from './for-each-due.ts';

const failing = (code: string) => Object.assign(new Error('failed'), { cause: Object.assign(new Error(), { code }) });

const doneBefore = async (code: string): Promise<number[]> => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one === 2) throw failing(code);
    done.push(one);
  };
  await expect(forEachDue([1, 2, 3], work)).rejects.toThrow('failed');
  return done;
};

it.each(['55P03', '57014', '40P01'])('J1: %s of one keeps none of the others waiting', async (code) => {
  expect(await doneBefore(code)).toEqual([1, 3]);
});

it.each(['ECONNREFUSED', '57P01', '53100'])('J1: %s is the same for all of them', async (code) => {
  expect(await doneBefore(code)).toEqual([1]);
});
