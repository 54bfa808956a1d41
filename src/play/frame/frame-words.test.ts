import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/entities/languages.ts';
import { type FrameDown, frameDown } from '../../../contract/games/frame.ts';
import { amount, chipWord, figure, times } from '../kit/amount.ts';
import { isLanguage, refusalText, setTexts, t } from '../kit/texts.ts';
import { readAddress } from './address.ts';
import { readTold } from './read-told.ts';

const nonce = 'word';
const told: FrameDown[] = [
  { v: 1, nonce, type: 'theme', mode: 'light', tokens: { text: '#101214' } },
  { v: 1, nonce, type: 'pause' },
  { v: 1, nonce, type: 'resume' },
  { v: 1, nonce, type: 'mute', muted: false },
  { v: 1, nonce, type: 'balance' },
  { v: 1, nonce, type: 'close' },
  { v: 1, nonce, type: 'pots', pots: [{ pot: 'small', currency: 'RSD', amount: 50_000 }] },
  {
    v: 1,
    nonce,
    type: 'show',
    round: {
      round_id: '4f8e2f7a-5a0e-4c83-9a0e-6f5d2c1b0a99',
      title: 'lucky-dice',
      record: null,
      currency: 'RSD',
      outcome: { engine: 'dice', stake: 1_000, roll: 4_200, won: true, win: 2_000 },
      at: '2026-03-01T17:30:00.000Z',
    },
  },
];

describe('a message of the page', () => {
  test('is every one of the contract', () => {
    expect(told.map(({ type }) => type).sort()).toEqual(
      frameDown.def.options.map(({ shape }) => shape.type.def.values[0]).sort(),
    );
  });

  test.each(told.map((message) => [message.type, message] as const))(
    '%s is read as by the contract',
    async (_, message) => {
      expect(await readTold(message, nonce)).toEqual(frameDown.parse(message));
    },
  );

  test.each([
    ['of another version', { v: 2, nonce, type: 'pause' }],
    ['with another word', { v: 1, nonce: 'other', type: 'pause' }],
    ['of no kind', { v: 1, nonce, type: 'spin' }],
    ['muted by a word', { v: 1, nonce, type: 'mute', muted: 'yes' }],
    ['with a theme without colours', { v: 1, nonce, type: 'theme', mode: 'dark', tokens: null }],
    ['with a mode of its own', { v: 1, nonce, type: 'theme', mode: 'pink', tokens: {} }],
    ['with a round that is none', { v: 1, nonce, type: 'show', round: { title: 'x' } }],
    ['with pots that are none', { v: 1, nonce, type: 'pots', pots: [{ pot: 'huge' }] }],
    ['that is a text', 'pause'],
    ['that is nothing', null],
  ])('%s is left unread', async (_, message) => {
    expect(await readTold(message, nonce)).toBeNull();
  });
});

test.each([
  [
    '/play/ten-stones',
    '?code=abc&lang=de',
    '#n=w',
    { code: 'ten-stones', opening: { code: 'abc' }, ahead: false, language: 'de', nonce: 'w' },
  ],
  [
    '/play/ten-stones',
    '?demo=1',
    '',
    { code: 'ten-stones', opening: { demo: 'ten-stones' }, ahead: false, language: 'en', nonce: '' },
  ],
  ['/play/keno', '?show=1&lang=xx', '#n=w', { code: 'keno', opening: null, ahead: false, language: 'en', nonce: 'w' }],
  ['/play/keno', '?ahead', '', { code: 'keno', opening: null, ahead: true, language: 'en', nonce: '' }],
  ['/play/', '', '', null],
  ['/play/Ten_Stones', '', '', null],
])('the address %s%s%s is read', (pathname, search, hash, read) => {
  expect(readAddress({ pathname, search, hash })).toEqual(read);
});

test('texts are filled in, counted in the forms of their language, and never empty', () => {
  setTexts('ru', {
    game: { a: '{{x}} и {{y}}', n_one: '{{count}} линия', n_few: '{{count}} линии', n_many: '{{count}} линий' },
    errors: { e: 'Нет {{x}}' },
  });
  expect([t('a', { x: 1, y: 2 }), t('n', { count: 21 }), t('n', { count: 3 }), t('n', { count: 11 })]).toEqual([
    '1 и 2',
    '21 линия',
    '3 линии',
    '11 линий',
  ]);
  expect([refusalText('e', { x: 1 }), t('none')]).toEqual(['Нет 1', 'none']);
  expect([...languages, 'fr'].map(isLanguage)).toEqual([...languages.map(() => true), false]);
});

test('amounts, figures and chips are written alike everywhere', () => {
  expect([amount(123_456_700), amount(-35_000), amount(5)]).toEqual(['1,234,567.00', '−350.00', '0.05']);
  expect([figure(96.484), figure(102_702), figure(1.5, 0), times(247)]).toEqual(['96.48', '102,702', '2', '×2.47']);
  expect([chipWord(1_000), chipWord(20), chipWord(100_000), chipWord(50)]).toEqual(['10', '.20', '1k', '.50']);
});
