import type { Message, MessageKey } from '../../../../contract/entities/message.ts';

/** The texts of every message the server sends; messages that the operator wrote carry their own text. */
const messageTexts = {
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

/** A jackpot by its name, where the message has it. */
const potTitles: Readonly<Record<string, string>> = {
  small: 'jackpotWon.small',
  medium: 'jackpotWon.medium',
  large: 'jackpotWon.large',
};

/** Title and text of a message, by its key. */
export const textsOf = (key: MessageKey, { pot }: Message['params']): readonly [title: string, text: string] => {
  const [title, text] = messageTexts[key];
  return [potTitles[`${pot}`] ?? title, text];
};

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
