import { affiliateMonth } from '../../../contract/entities/affiliate.ts';
import type { CodeSort } from '../../../contract/http/affiliates.ts';

/** Other than the newest first. */
const sorts = ['clicks', 'registrations', 'deposits', 'turnover'] as const satisfies readonly CodeSort[];
const states = ['active', 'stopped'] as const;

/** Search parameters of the promo codes; what is left out is the default. */
export interface CodesSearch {
  q?: string;
  state?: (typeof states)[number];
  page?: number;
  sort?: CodeSort;
  /** Smallest, oldest first. */
  up?: true;
}

/** Reads the search part of an address; anything senseless in it is left out. */
export const codesSearch = ({ q, state, page, sort, up }: Record<string, unknown>): CodesSearch => {
  const number = Number(page);
  const known = states.find((one) => one === state);
  const field = sorts.find((one) => one === sort);
  return {
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.slice(0, 100) } : {}),
    ...(known === undefined ? {} : { state: known }),
    ...(field === undefined ? {} : { sort: field }),
    ...(up === true || up === 'true' ? { up: true } : {}),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {}),
  };
};

/** Search parameters of the calculation; without a month it is the current one. */
export interface CalculationSearch {
  month?: string;
}

export const calculationSearch = ({ month }: Record<string, unknown>): CalculationSearch => {
  const read = affiliateMonth.safeParse(month);
  return read.success ? { month: read.data } : {};
};
