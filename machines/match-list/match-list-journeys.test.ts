import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SidebarFilter } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { OfferQuery } from '../../contract/http/cms.ts';
import { answering } from '../testing/recorder.ts';
import { type ListAnswer, matchListMachine } from './match-list.machine.ts';

const football: OfferQuery = {
  page: 1,
  table_view: 'competition',
  time_filter: '3h',
  special_filter: 'NextMatches',
  sport_code: 'F',
  league_ids: [],
  search_filter: '',
};
const none: ListAnswer = { matches: 0, searched: false };
const some: ListAnswer = { matches: 12, searched: false };

const start = (query: Partial<OfferQuery> = {}) => {
  const list = answering<ListAnswer, OfferQuery>();
  const sport = answering<SportCode | null, SidebarFilter>();
  const clock = new SimulatedClock();
  const machine = matchListMachine.provide({ actors: { loadList: list.logic, findSport: sport.logic } });
  const actor = createActor(machine, { clock, input: { ...football, ...query } }).start();
  const is = () => actor.getSnapshot().value;
  const end = () => [actor.getSnapshot().value, actor.getSnapshot().output];
  return { list, sport, clock, is, end };
};

describe('The prematch list', () => {
  test('is what was asked for where that has matches', async () => {
    const { list, sport, end } = start({ league_ids: ['311'], page: 2 });
    await list.last().answer(some);
    expect(end()).toEqual(['found', { ...football, league_ids: ['311'], page: 2 }]);
    expect(sport.calls).toEqual([]);
  });

  test('without matches in the selected leagues is asked for again without them', async () => {
    const { list, end } = start({ league_ids: ['311', '312'] });
    await list.last().answer(none);
    expect(list.last().input).toEqual(football);
    await list.last().answer(some);
    expect(list.calls).toHaveLength(2);
    expect(end()).toEqual(['found', football]);
  });

  test('of a search without matches in the selected leagues is asked for again without them too', async () => {
    const { list } = start({ league_ids: ['311'], search_filter: 'partizan' });
    await list.last().answer({ matches: 0, searched: true });
    expect(list.last().input).toEqual({ ...football, search_filter: 'partizan' });
  });

  test('still empty, is that of the first sidebar sport of the time filter, without a table of the other sport', async () => {
    const { list, sport, is, end } = start({ league_ids: ['311'], table: 'f_goals' });
    await list.last().answer(none);
    await list.last().answer(none);
    expect(is()).toEqual({ loading: 'choosingSport' });
    expect(sport.last().input).toBe('3h');
    await sport.last().answer('B');
    await list.last().answer(some);
    expect(end()).toEqual(['found', { ...football, sport_code: 'B' }]);
  });

  test('of a day falls back to the first sport of that day', async () => {
    const { list, sport } = start({ special_filter: 'Tomorrow' });
    await list.last().answer(none);
    expect(sport.last().input).toBe('Tomorrow');
  });

  test.each([
    ['no sport has matches', null],
    ['it is the first sport already', 'F' as const],
  ])('stays empty where %s', async (_, first) => {
    const { list, sport, end } = start();
    await list.last().answer(none);
    await sport.last().answer(first);
    expect(end()).toEqual(['empty', football]);
  });

  test('ends empty when the first sport has none either', async () => {
    const { list, sport, end } = start();
    await list.last().answer(none);
    await sport.last().answer('B');
    await list.last().answer(none);
    await sport.last().answer('B');
    expect(end()).toEqual(['empty', { ...football, sport_code: 'B' }]);
  });

  test('of a page behind the last is its first page, with the leagues', async () => {
    const { list, end } = start({ page: 9, league_ids: ['311'] });
    await list.last().answer(none);
    await list.last().answer(some);
    expect(end()).toEqual(['found', { ...football, league_ids: ['311'] }]);
  });

  test('of a search that finds nothing says so and goes to no other sport', async () => {
    const { list, sport, end } = start({ search_filter: 'partizan' });
    await list.last().answer({ matches: 0, searched: true });
    expect(sport.calls).toEqual([]);
    expect(end()).toEqual(['empty', { ...football, search_filter: 'partizan' }]);
  });
});

describe('A prematch list without an answer', () => {
  test('is asked for once more after 1 s, not before', async () => {
    const { list, clock, is, end } = start();
    await list.last().fail(new Error('no answer'));
    expect(is()).toEqual({ loading: 'unanswered' });
    clock.increment(999);
    expect(list.calls).toHaveLength(1);
    clock.increment(1);
    expect(list.calls).toHaveLength(2);
    await list.last().answer(some);
    expect(end()).toEqual(['found', football]);
  });

  test('fails the second time', async () => {
    const { list, clock, is } = start();
    await list.last().fail(new Error('no answer'));
    clock.increment(1_000);
    await list.last().fail(new Error('no answer'));
    expect(is()).toBe('failed');
  });

  test('fails at once when the server refuses it', async () => {
    const { list, is } = start();
    await list.last().fail({ status: 400, key: 'badRequest' });
    expect(is()).toBe('failed');
    expect(list.calls).toHaveLength(1);
  });

  test('fails after 20 s, not before, whatever is waited for', async () => {
    const { list, clock, is } = start();
    await list.last().answer(none);
    clock.increment(19_999);
    expect(is()).toEqual({ loading: 'choosingSport' });
    clock.increment(1);
    expect(is()).toBe('failed');
  });

  test('fails where the sports with matches are not told', async () => {
    const { list, sport, is } = start();
    await list.last().answer(none);
    await sport.last().fail(new Error('no answer'));
    expect(is()).toBe('failed');
  });
});
