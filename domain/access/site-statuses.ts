import type { KeyValue } from '../../contract/entities/settings.ts';

/** What the operator switched off or on for the whole site (spec section 3, Status settings). */
export interface SiteStatuses {
  bettingDisabled: boolean;
  liveBettingDisabled: boolean;
  /** Each lobby by its own switch, or the whole casino until further notice. */
  casinoDisabled: boolean;
  casinoLiveDisabled: boolean;
  virtualsDisabled: boolean;
  /** No lobby is open. */
  gamesDisabled: boolean;
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
  const everyGame = on('casinoIndefiniteDisabled');
  const casinoDisabled = everyGame || on('disableCasinoPage');
  const casinoLiveDisabled = everyGame || on('disableCasinoLivePage');
  const virtualsDisabled = everyGame || on('disableVirtualsPage');
  return {
    bettingDisabled,
    liveBettingDisabled,
    casinoDisabled,
    casinoLiveDisabled,
    virtualsDisabled,
    gamesDisabled: casinoDisabled && casinoLiveDisabled && virtualsDisabled,
    ticketDisabled: bettingDisabled && liveBettingDisabled,
    redirectToLogin: on('redirectToLogin'),
    loginInDialog: on('loginInDialog'),
    showAuthExtra: on('showAuthExtra'),
  };
};
