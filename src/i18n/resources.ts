import type account from '../../locales/en/account.json';
import type auth from '../../locales/en/auth.json';
import type betting from '../../locales/en/betting.json';
import type bonus from '../../locales/en/bonus.json';
import type common from '../../locales/en/common.json';
import type errors from '../../locales/en/errors.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type notices from '../../locales/en/notices.json';
import type pages from '../../locales/en/pages.json';
import type payments from '../../locales/en/payments.json';
import type slip from '../../locales/en/slip.json';
import type ticket from '../../locales/en/ticket.json';
import type tracker from '../../locales/en/tracker.json';
import type transactions from '../../locales/en/transactions.json';
import type voucher from '../../locales/en/voucher.json';

/** The texts by namespace; English names the keys, a test holds the other languages to them. */
interface Resources {
  account: typeof account;
  auth: typeof auth;
  betting: typeof betting;
  bonus: typeof bonus;
  common: typeof common;
  errors: typeof errors;
  history: typeof history;
  home: typeof home;
  notices: typeof notices;
  pages: typeof pages;
  payments: typeof payments;
  slip: typeof slip;
  ticket: typeof ticket;
  tracker: typeof tracker;
  voucher: typeof voucher;
  transactions: typeof transactions;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
