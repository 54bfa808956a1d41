import { fc, test as property } from '@fast-check/vitest';
import { beforeEach, describe, expect, test } from 'vitest';
import { deviceTokens, mostDeviceTokens } from '../../contract/entities/user.ts';
import { storedDevices } from '../../contract/storage/session.ts';
import { createStored } from '../browser/stored.ts';
import { createDeviceStore } from './device-store.ts';

let kept: Map<string, string>;
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;
const store = () => createDeviceStore(createStored({ key: 'devices', schema: storedDevices, storage }));
beforeEach(() => {
  kept = new Map();
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (player: string, nth = 0) => `${base64({ alg: 'HS256' })}.${base64({ sub: player, nth })}.c2ln`;

describe('the players to whom a browser is known', () => {
  test('are kept one token each, the last one first, and no more than five', () => {
    const devices = store();
    devices.keep(tokenOf('ana'));
    devices.keep(undefined);
    devices.keep(tokenOf('bo'));
    devices.keep(tokenOf('ana', 2));
    expect(store().tokens()).toEqual([tokenOf('ana', 2), tokenOf('bo')]);
    for (let nth = 0; nth < 9; nth += 1) devices.keep(tokenOf(`player${nth}`));
    expect(store().tokens()).toHaveLength(mostDeviceTokens);
    expect(store().tokens()[0]).toBe(tokenOf('player8'));
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('are nobody where what is kept makes no sense', (text) => {
    kept.set('devices', text);
    expect(deviceTokens.safeParse(store().tokens()).success).toBe(true);
    store().keep(tokenOf('ana'));
    expect(store().tokens()[0]).toBe(tokenOf('ana'));
  });
});
