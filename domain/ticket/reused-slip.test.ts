import { describe, expect, test } from 'vitest';
import type { ReusedSelection, ReusedSlip } from '../../contract/http/shared-slip.ts';
import { reusedSelectionOf } from './reused-examples.ts';
import { fillingFrom, pageOf } from './reused-slip.ts';

const selection = (eventId: string, different: Partial<ReusedSelection> = {}): ReusedSelection =>
  reusedSelectionOf({ eventId, odd: 1.9, ...different });
const slip = (selections: ReusedSelection[], different: Partial<ReusedSlip> = {}): ReusedSlip => ({
  selections,
  systemGroups: [],
  stake: 12.5,
  ...different,
});

describe('A slip of before', () => {
  test('comes at the prices of now, without what is gone, with its stake where that is wanted', () => {
    const before = slip([selection('1'), selection('2', { odd: null, gone: 'ended' })]);
    expect(fillingFrom(before, true)).toMatchObject({
      selections: [{ id: '1', odd: 1.9, originalOdd: 1.9, changesPending: false, lockedBy: null }],
      system: null,
      stake: 1250,
    });
    expect(fillingFrom(before, false).stake).toBeNull();
  });

  test('with a line that moved asks about it', () => {
    const [moved] = fillingFrom(slip([selection('1', { band: '2.5', bandNow: '3.5' })]), false).selections;
    expect(moved).toMatchObject({ band: '3.5', originalBand: '2.5', bandChanged: true, changesPending: true });
  });

  test('is named after its player', () => {
    const scorer = selection('1', { marketCode: 'AGS', selectionCode: 'h7', player: 'A. Player' });
    expect(fillingFrom(slip([scorer]), false).selections).toMatchObject([
      { id: '1_h7', player: 'h7', playerName: 'A. Player' },
    ]);
  });

  test('keeps its system as a whole only', () => {
    const three = ['1', '2', '3'].map((id) => selection(id, { systemGroup: id === '3' ? null : 0 }));
    const systemGroups = [{ conditions: [1], totalSelections: 2 }];
    expect(fillingFrom(slip(three, { systemGroups }), false).system?.groups).toEqual([
      { conditions: [1], selections: ['1', '2'] },
    ]);
    const [one, two, three_] = three;
    if (!one || !two || !three_) throw new Error('three');
    const less = slip([one, { ...two, odd: null, gone: 'suspended' }, three_], { systemGroups });
    expect(fillingFrom(less, false).system).toEqual({
      groups: [],
      selectedSelections: ['1', '3'],
      selectedConditions: [],
    });
  });

  test('belongs to the live matches as soon as one of its selections is live', () => {
    const page = (types: ReusedSelection['type'][]) =>
      pageOf(fillingFrom(slip(types.map((type, index) => selection(String(index), { type }))), false).selections);
    expect([page(['prematch', 'prematch']), page(['prematch', 'live'])]).toEqual(['/betting', '/live_betting']);
  });
});
