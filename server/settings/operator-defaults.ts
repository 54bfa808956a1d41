import type { Language } from '../../contract/entities/languages.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';
import { freeBetCurrencyId } from '../../domain/limits.ts';
import type { OperatorId } from './operators.ts';

/** Currencies the reference operator keeps wallets in. */
const rsd = 1;
const eur = 2;

const limitsOf = (limits: Readonly<Record<number, number>>) =>
  Object.entries(limits).map(([currencyId, limit]) => ({ currency: { currency_id: Number(currencyId) }, limit }));

const perCurrency = (limits: Readonly<Record<number, number>>): string => JSON.stringify(limitsOf(limits));

const list = (values: Readonly<Record<string, string>>): KeyValue[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

/** Bonuses other than those of the single ticket; contract/entities/bonus.ts has the rules. */
const bonuses = {
  periodic: [
    {
      id: 'weeklyTurnover',
      kind: 'turnover',
      period: 'week',
      currency_id: rsd,
      cap: 10_000,
      bands: [
        { from: 5_000, percent: 0.5 },
        { from: 20_000, percent: 1 },
        { from: 100_000, percent: 1.5 },
      ],
    },
    {
      id: 'monthlyLossBack',
      kind: 'lossBack',
      period: 'month',
      currency_id: rsd,
      cap: 25_000,
      bands: [
        { from: 2_000, percent: 5 },
        { from: 20_000, percent: 8 },
        { from: 100_000, percent: 10 },
      ],
    },
  ],
  once: [
    { id: 'firstDeposit', kind: 'firstDeposit', currency_id: rsd, percent: 100, cap: 10_000, days: 30 },
    {
      id: 'fiveTickets',
      kind: 'tickets',
      currency_id: rsd,
      count: 5,
      minStake: 200,
      minOdd: 2,
      amount: 500,
      days: 30,
    },
  ],
  freeRounds: [
    {
      id: 'tenSpins',
      games: ['ten-stones', 'burning-seven'],
      rounds: 10,
      stakes: [
        { currency_id: rsd, stake: 20 },
        { currency_id: eur, stake: 0.2 },
      ],
      days: 7,
    },
  ],
};

/** General settings the server ships with (spec section 3, ticket settings); stakes start at 20 in every currency. */
export const generalDefaults = list({
  ticketBonuses: '0,0,3,5,7,10,13,16,20,25,30,35,40,45,50,60,70,80,100,120',
  ticketBonusMinOdd: '1.30',
  maxSystemTicketCombinations: '512',
  maxTicketSelections: '30',
  minTicketPayin: perCurrency({ [rsd]: 20, [eur]: 20, [freeBetCurrencyId]: 20 }),
  minPayinPerSystemComb: perCurrency({ [rsd]: 5, [eur]: 0.5, [freeBetCurrencyId]: 5 }),
  maxTicketWin: perCurrency({ [rsd]: 10_000_000, [eur]: 100_000, [freeBetCurrencyId]: 1_000_000 }),
  maxOutcomeWin: perCurrency({ [rsd]: 10_000_000, [eur]: 100_000 }),
  ticketCashback: JSON.stringify({
    minSelections: 5,
    minOdd: 1.4,
    percent: 50,
    max: limitsOf({ [rsd]: 10_000, [eur]: 100 }),
  }),
  timeoutPrematchTicket: '15',
  timeoutLiveTicket: '20',
  liveTicketDelay: '5',
  cashOutMargin: '5',
  depositMethods: 'nb,apcopay',
  minDeposit: perCurrency({ [rsd]: 100, [eur]: 5 }),
  maxDeposit: perCurrency({ [rsd]: 500_000, [eur]: 5_000 }),
  maxCredit: perCurrency({ [rsd]: 1_000_000, [eur]: 10_000 }),
  voucherDays: '90',
  bonuses: JSON.stringify(bonuses),
  affiliateFee: '1.5',
  affiliateTax: '4',
});

/** What an operator calls by a name of his own, by language and key. */
export const translationDefaults: Readonly<
  Partial<Record<OperatorId, Readonly<Record<Language, Readonly<Record<string, string>>>>>>
> = {
  reflektor: {
    en: { 'home:live': 'Under the lights now' },
    rs: { 'home:live': 'Sada pod reflektorima' },
    ba: { 'home:live': 'Sada pod reflektorima' },
    de: { 'home:live': 'Jetzt im Flutlicht' },
    el: { 'home:live': 'Τώρα κάτω από τους προβολείς' },
    sq: { 'home:live': 'Tani nën prozhektorë' },
    ru: { 'home:live': 'Сейчас под прожекторами' },
  },
};

/** Status settings the server ships with; the text `true` switches a section off or a behaviour on. */
export const statusDefaults = list({
  casinoIndefiniteDisabled: 'false',
  disableBettingPage: 'false',
  disableLiveBettingPage: 'false',
  disableCasinoPage: 'false',
  disableCasinoLivePage: 'false',
  disableVirtualsPage: 'false',
  redirectToLogin: 'false',
  loginInDialog: 'true',
  showAuthExtra: 'true',
  maintenanceModeStarted: 'false',
});
