import { type VoucherStatus, voucherStatuses } from '../../../contract/http/vouchers.ts';

/** Search parameters of the vouchers; what is left out is the default. */
export interface VoucherSearch {
  show?: VoucherStatus;
  page?: number;
}

/** Reads the search part of an address; anything senseless in it is left out. */
export const voucherSearch = (search: Record<string, unknown>): VoucherSearch => {
  const page = Number(search.page);
  const show = voucherStatuses.find((status) => status === search.show);
  return {
    ...(show === undefined ? {} : { show }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
  };
};
