/** Why the paths of a machine are not driven through the real screens. */
export const withoutDriver: Record<string, string> = {
  app: 'it hands on what the other machines are told; its login dialog and its start are walked by the replays of theirs',
  language:
    'it has no screen of its own: what it decides is the language of every page, which test/journeys/languages.test.ts walks',
  lastRoute: 'it has no screen of its own: it ends in another address, which test/journeys/last-route.test.ts walks',
  offerList:
    'a copy of it runs with every list that a page loads, and none among the machines of the site, where a replay could read it',
};
