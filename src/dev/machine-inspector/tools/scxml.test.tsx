import { describe, expect, test } from 'vitest';
import { scxmlOf } from '../../../../machines/drawing/scxml.ts';
import { machines } from '../../../../machines/index.ts';
import { nodesOf, transitionsOf } from '../../../../machines/testing/state-nodes.ts';

describe.each(machines)('$id in SCXML', ({ machine }) => {
  const document = new DOMParser().parseFromString(scxmlOf(machine), 'application/xml');
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test('has every state by its id, and every transition in the state that it belongs to', () => {
    expect(all('state, parallel, final, history').map(({ id }) => id)).toEqual(nodesOf(machine).map(({ id }) => id));
    const ours = transitionsOf(machine).map(({ source, target }) => [
      source.id,
      target?.map(({ id }) => id).join(' ') ?? null,
    ]);
    const told = all('transition').map((one) => [one.parentElement?.id, one.getAttribute('target')]);
    expect(told.sort()).toEqual(ours.sort());
  });

  test('takes back each timer that it sends, and listens to it', () => {
    const sent = all('onentry > send').map(({ id }) => id);
    expect(all('onexit > cancel').map((one) => one.getAttribute('sendid'))).toEqual(sent);
    const heard = all('transition').map((one) => one.getAttribute('event'));
    expect(sent.filter((id) => !heard.includes(id))).toEqual([]);
  });
});
