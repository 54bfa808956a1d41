/** Why the paths of a machine are not driven through the real screens. */
export const withoutDriver: Record<string, string> = {
  app: 'it hands on what the other machines are told; its start is walked by the replays of theirs',
  authDialog: 'two states, which the replays of the account forms and of the session walk',
  ping: 'what it hears comes by the session; test/journeys/session.test.ts walks its answers, refusals and silence on the real server',
  gameFlight:
    'it runs in the frame of a game, where no replay reads it; test/journeys/crash.test.ts flies by hand, by target, over a reload and a cut stream',
  renewal: 'what it hears comes by the session; test/journeys/session.test.ts walks it in one tab and in several',
  player: 'it hands on what the machines inside are told; they have their own replays',
  site: 'it has no screen of its own: what the operator says is on every page, and test/journeys/operator.test.ts and connection.test.ts change it',
  update:
    'the browser brings its workers, and a replay lets in none; test/journeys/update.test.ts lays one build of the site over another, under several tabs, a ticket that waits and a page that nobody sees',
  language:
    'it has no screen of its own: what it decides is the language of every page, which test/journeys/languages.test.ts walks',
  lastRoute: 'it has no screen of its own: it ends in another address, which test/journeys/last-route.test.ts walks',
  matchList:
    'a copy of it runs with every list that a page loads, and none among the machines of the site, where a replay could read it',
  gameRound:
    'it runs in the frame of a game, a program of its own that the page of the site cannot read; test/journeys/games-page.test.ts walks it on the real studio',
  gameRecords:
    'it runs in the frame of a game, a program of its own that the page of the site cannot read; test/journeys/games-page.test.ts walks it on the real studio',
  gameLists:
    'it has no screen of its own, and language and favourites ask for the same settings at the same time; test/journeys/casino-lobby.test.ts walks stars and last played games',
  sharedRound:
    'it runs in the frame of a game, where no replay reads it; test/journeys/live-table.test.ts sits two players down at a table, loses answers and lines',
};
