import type { KeyValue } from '../../contract/entities/settings.ts';

/** What the operator switched off or on for the whole site (spec section 3, Status settings). */
export interface SiteStatuses {
  bettingDisabled: boolean;
  liveBettingDisabled: boolean;
  /** By either of its two switches: the page, or the casino until further notice. */
  casinoDisabled: boolean;
  casinoLiveDisabled: boolean;
  virtualsDisabled: boolean;
  /** Neither section is open: no slip, no ticket history. */
  ticketDisabled: boolean;
  redirectToLogin: boolean;
  loginInDialog: boolean;
  showAuthExtra: boolean;
}

/** Reads the statuses list; every section counts as enabled while its status is unknown or senseless (decisions, Limits). */
export const siteStatuses = (list: readonly KeyValue[]): SiteStatuses => {
  const on = (key: string) => list.findLast((status) => status.key === key)?.value === 'true';
  const bettingDisabled = on('disableBettingPage');
  const liveBettingDisabled = on('disableLiveBettingPage');
  return {
    bettingDisabled,
    liveBettingDisabled,
    casinoDisabled: on('disableCasinoPage') || on('casinoIndefiniteDisabled'),
    casinoLiveDisabled: on('disableCasinoLivePage'),
    virtualsDisabled: on('disableVirtualsPage'),
    ticketDisabled: bettingDisabled && liveBettingDisabled,
    redirectToLogin: on('redirectToLogin'),
    loginInDialog: on('loginInDialog'),
    showAuthExtra: on('showAuthExtra'),
  };
};
