import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/client.ts';
import { operatorSettings } from '../database/schema/settings.ts';
import { openInMemory } from '../testing/open-in-memory.ts';
import { createStillClock } from '../testing/start-test-server.ts';
import { type KeptLists, keepLists } from './kept-lists.ts';
import { generalDefaults } from './operator-defaults.ts';
import { createSettings, type Settings } from './settings.ts';

let opened: OpenDatabase;
let lists: KeptLists;
let settings: Settings;
let complaints: object[];

const started = (): Settings =>
  createSettings(opened.database, createStillClock(0), lists, {
    error: (what: object) => complaints.push(what),
  } as never);
const capOf = async (from = settings) => (await from.general()).maxTicketWin;
const cap = (limit: number) => JSON.stringify([{ currency: { currency_id: 1 }, limit }]);
const shipped = { 1: 10_000_000, 2: 100_000, 1000: 1_000_000 };
/** Past the call that refuses it: another program, or an earlier release. */
const written = (value: string) => {
  const row = { list: 'general', key: 'maxTicketWin', value };
  const target = [operatorSettings.list, operatorSettings.key];
  return opened.database.insert(operatorSettings).values(row).onConflictDoUpdate({ target, set: { value } });
};

beforeAll(async () => {
  opened = await openInMemory();
  lists = await keepLists(opened.database);
});
beforeEach(async () => {
  await opened.database.delete(operatorSettings).where(eq(operatorSettings.list, 'general'));
  complaints = [];
  settings = started();
});
afterAll(async () => {
  await lists.close();
  await opened.close();
});

test('a setting that is written holds, here and after a start', async () => {
  await settings.setGeneral('maxTicketWin', cap(500));
  expect(await capOf()).toEqual({ 1: 500 });
  expect(await capOf(started())).toEqual({ 1: 500 });
  expect(await settings.generalTexts()).toContainEqual({ key: 'maxTicketWin', value: cap(500) });
  expect([await settings.badGeneral(), complaints]).toEqual([[], []]);
});

test('a text that makes no sense is refused: what held holds, and it is logged and shown until a good one comes', async () => {
  await settings.setGeneral('maxTicketWin', cap(500));
  await expect(settings.setGeneral('maxTicketWin', '10.000.000')).rejects.toMatchObject({ status: 400 });
  expect(await capOf()).toEqual({ 1: 500 });
  expect(await capOf(started())).toEqual({ 1: 500 });
  expect(await settings.badGeneral()).toEqual(['maxTicketWin']);
  expect(complaints).toEqual([{ key: 'maxTicketWin', text: '10.000.000' }]);
  await settings.setGeneral('maxTicketWin', cap(600));
  expect(await settings.badGeneral()).toEqual([]);
});

test('a stored text that makes no sense leaves the last good one, after a start the one that ships, never no cap', async () => {
  await settings.setGeneral('maxTicketWin', cap(500));
  await capOf();
  await written('[{"currency":1}]');
  expect([await capOf(), await capOf()]).toEqual([{ 1: 500 }, { 1: 500 }]);
  expect(complaints).toEqual([{ key: 'maxTicketWin', text: '[{"currency":1}]' }]);
  const next = started();
  expect(await capOf(next)).toEqual(shipped);
  expect(await next.badGeneral()).toEqual(['maxTicketWin']);
  const wire = (await next.generalTexts()).find(({ key }) => key === 'maxTicketWin');
  expect(wire).toEqual(generalDefaults.find(({ key }) => key === 'maxTicketWin'));
  await next.reset('general', 'maxTicketWin');
  expect([await capOf(next), await next.badGeneral()]).toEqual([shipped, []]);
});

test('the same texts are read once', async () => {
  expect(await settings.general()).toBe(await settings.general());
});

test('what nobody changed is asked of the database once; what anybody changes, at once', async () => {
  await capOf();
  const { $client } = opened.database as unknown as { $client: { query(): unknown } };
  const asked = vi.spyOn($client, 'query');
  const read = async () => {
    const before = asked.mock.calls.length;
    const found = [await capOf(), (await settings.maintenance())?.timeLeft, (await settings.statuses()).length > 0];
    return { found, statements: asked.mock.calls.length - before };
  };
  await read();
  expect(await read()).toEqual({ found: [shipped, undefined, true], statements: 0 });
  await written(cap(700));
  await settings.announceMaintenance(60);
  expect(await read()).toEqual({ found: [{ 1: 700 }, 60, true], statements: 3 });
  await settings.announceMaintenance(null);
  asked.mockRestore();
});
