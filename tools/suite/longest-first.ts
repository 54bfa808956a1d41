import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest of all: begun last, it would keep one core busy while the other has nothing left to do. */
const longest = [
  'test/gates/',
  'test/walk.test.ts',
  'server/cluster-kills.pg.test.ts',
  'server/races.pg.test.ts',
  'server/settlement/settlement-loop.pg.test.ts',
  'server/plans.pg.test.ts',
  'test/journeys/update.test.ts',
  'test/journeys/theme-editor.test.ts',
  'test/journeys/casino-looks.test.ts',
  'test/journeys/accessibility.test.ts',
  'test/journeys/draws.test.ts',
  'test/journeys/live-table.test.ts',
  'test/paths/theme-editor.test.ts',
  'test/journeys/reoffer.test.ts',
  'test/paths/ticket.test.ts',
  'test/journeys/layout-shift.test.ts',
  'test/journeys/live-match.test.ts',
  'test/journeys/browse.test.ts',
  'test/journeys/unknown-outcome.test.ts',
  'test/journeys/accounts.test.ts',
  'test/journeys/agency.test.ts',
  'test/journeys/games-page.test.ts',
  'test/journeys/connection.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.includes(name));
  return place === -1 ? longest.length : place;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
