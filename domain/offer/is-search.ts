import { searchMinLength } from '../limits.ts';

/** Whether a search is long enough to be one; shorter ones find everything (spec section 2, Header and navigation). */
export const isSearch = (search: string): boolean => search.trim().length >= searchMinLength;
