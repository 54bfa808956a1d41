/** Whether a page is that of an affiliate: to who is an agent as well, where its address says so. */
export const isAffiliateArea = (roles: readonly string[], as: 'affiliate' | undefined): boolean =>
  roles.includes('AFFILIATE') && (as === 'affiliate' || !roles.includes('AGENT'));
