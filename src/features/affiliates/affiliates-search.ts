import { affiliateMonth } from '../../../contract/entities/affiliate.ts';

const states = ['active', 'stopped'] as const;

/** What the address of the promo codes says; what is left out is the default. */
export interface CodesSearch {
  q?: string;
  state?: (typeof states)[number];
  page?: number;
}

/** Reads the search part of an address; anything senseless in it is left out. */
export const codesSearch = ({ q, state, page }: Record<string, unknown>): CodesSearch => {
  const number = Number(page);
  const known = states.find((one) => one === state);
  return {
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.slice(0, 100) } : {}),
    ...(known === undefined ? {} : { state: known }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {}),
  };
};

/** What the address of the calculation says: without a month it is the running one. */
export interface CalculationSearch {
  month?: string;
}

export const calculationSearch = ({ month }: Record<string, unknown>): CalculationSearch => {
  const read = affiliateMonth.safeParse(month);
  return read.success ? { month: read.data } : {};
};
