import type { MessageKey } from '../../../../contract/entities/message.ts';

/** The texts of every message the server sends; the operator's own words stand for themselves. */
export const messageTexts = {
  welcome: ['welcome.title', 'welcome.text'],
  passwordChanged: ['passwordChanged.title', 'passwordChanged.text'],
  newDevice: ['newDevice.title', 'newDevice.text'],
  limitChanged: ['limitChanged.title', 'limitChanged.text'],
  limitWaits: ['limitWaits.title', 'limitWaits.text'],
  bigWin: ['bigWin.title', 'bigWin.text'],
  depositCredited: ['depositCredited.title', 'depositCredited.text'],
  voucherUsed: ['voucherUsed.title', 'voucherUsed.text'],
  jackpotWon: ['jackpotWon.title', 'jackpotWon.text'],
  freeRoundsGiven: ['freeRoundsGiven.title', 'freeRoundsGiven.text'],
  bonusCredited: ['bonusCredited.title', 'bonusCredited.text'],
  cashbackCredited: ['cashbackCredited.title', 'cashbackCredited.text'],
  operator: ['operator.title', 'operator.text'],
} as const satisfies Record<MessageKey, readonly [title: string, text: string]>;

export const isKnownMessage = (key: string): key is MessageKey => Object.hasOwn(messageTexts, key);

/** Where a message leads to, if anywhere. */
export const messageLinks = {
  passwordChanged: '/account/settings',
  newDevice: '/account/settings',
  limitChanged: '/account/limits',
  limitWaits: '/account/limits',
  bigWin: '/ticket_history',
  freeRoundsGiven: '/account/bonuses/regular',
} as const satisfies Partial<Record<MessageKey, string>>;
