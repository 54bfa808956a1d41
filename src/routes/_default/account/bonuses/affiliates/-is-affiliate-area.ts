/** Whether a page is that of an affiliate; for a user who is an agent as well, the address decides. */
export const isAffiliateArea = (roles: readonly string[], as: 'affiliate' | undefined): boolean =>
  roles.includes('AFFILIATE') && (as === 'affiliate' || !roles.includes('AGENT'));
