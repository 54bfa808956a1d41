import { expect, test } from 'vitest';
import { overlaid } from './operator-texts.ts';

const texts = { title: 'Home', menu: { live: 'Live', list: ['a', 'b'] } };

test('the operator’s words stand where the site’s did, and nowhere else', () => {
  expect(overlaid(texts, 'common', { 'common:menu.live': 'Under the lights', 'home:title': 'Start' })).toEqual({
    title: 'Home',
    menu: { live: 'Under the lights', list: ['a', 'b'] },
  });
});

test.each([
  ['common:unknown'],
  ['common:menu.unknown'],
  ['common:menu'],
  ['common:menu.list'],
  ['common:menu.list.0'],
  ['common:title.more'],
  ['common:__proto__.polluted'],
  ['common:constructor.prototype.polluted'],
])('a key that is no text of the site changes nothing: %s', (key) => {
  expect(overlaid(texts, 'common', { [key]: 'evil' })).toEqual(texts);
  expect({}).not.toHaveProperty('polluted');
});
