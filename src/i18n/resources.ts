import type about from '../../locales/en/about.json';
import type account from '../../locales/en/account.json';
import type affiliates from '../../locales/en/affiliates.json';
import type agency from '../../locales/en/agency.json';
import type auth from '../../locales/en/auth.json';
import type betting from '../../locales/en/betting.json';
import type bonus from '../../locales/en/bonus.json';
import type casino from '../../locales/en/casino.json';
import type common from '../../locales/en/common.json';
import type complaints from '../../locales/en/complaints.json';
import type document from '../../locales/en/document.json';
import type errors from '../../locales/en/errors.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type info from '../../locales/en/info.json';
import type install from '../../locales/en/install.json';
import type messages from '../../locales/en/messages.json';
import type notices from '../../locales/en/notices.json';
import type pages from '../../locales/en/pages.json';
import type payments from '../../locales/en/payments.json';
import type payout from '../../locales/en/payout.json';
import type play from '../../locales/en/play.json';
import type privacy from '../../locales/en/privacy.json';
import type push from '../../locales/en/push.json';
import type responsible from '../../locales/en/responsible.json';
import type reuse from '../../locales/en/reuse.json';
import type rules from '../../locales/en/rules.json';
import type slip from '../../locales/en/slip.json';
import type support from '../../locales/en/support.json';
import type terms from '../../locales/en/terms.json';
import type theme from '../../locales/en/theme.json';
import type ticket from '../../locales/en/ticket.json';
import type tracker from '../../locales/en/tracker.json';
import type transactions from '../../locales/en/transactions.json';
import type voucher from '../../locales/en/voucher.json';

/** The texts by namespace; English names the keys, a test holds the other languages to them. */
interface Resources {
  about: typeof about;
  account: typeof account;
  affiliates: typeof affiliates;
  agency: typeof agency;
  auth: typeof auth;
  betting: typeof betting;
  bonus: typeof bonus;
  casino: typeof casino;
  common: typeof common;
  complaints: typeof complaints;
  document: typeof document;
  errors: typeof errors;
  history: typeof history;
  home: typeof home;
  messages: typeof messages;
  info: typeof info;
  install: typeof install;
  notices: typeof notices;
  pages: typeof pages;
  reuse: typeof reuse;
  play: typeof play;
  payments: typeof payments;
  payout: typeof payout;
  privacy: typeof privacy;
  push: typeof push;
  responsible: typeof responsible;
  rules: typeof rules;
  slip: typeof slip;
  support: typeof support;
  terms: typeof terms;
  theme: typeof theme;
  ticket: typeof ticket;
  tracker: typeof tracker;
  transactions: typeof transactions;
  voucher: typeof voucher;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
