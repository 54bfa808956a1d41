/** Why the paths of a machine are not driven through the real screens. */
export const withoutDriver: Record<string, string> = {
  app: 'it hands on what the other machines are told; its start is walked by the replays of theirs',
  authDialog: 'closed or one of five forms, which the replays of the account forms and of the session walk',
  placedTicket:
    'it is the ticket at the server, which runs no machine: server/tickets/ticket-state.test.ts holds the database to it',
  ping: 'what it hears comes by the session; test/journeys/session.test.ts walks its answers, refusals and silence on the real server',
  renewal: 'what it hears comes by the session; test/journeys/session.test.ts walks it in one tab and in several',
  player: 'it hands on what the machines inside are told; they have their own replays',
  site: 'it has no screen of its own: what the operator says is on every page, and test/journeys/operator.test.ts and connection.test.ts change it',
  update:
    'the browser brings its workers, and a replay lets in none; test/journeys/update.test.ts lays one build of the site over another, under several tabs, a ticket that waits and a page that nobody sees',
  install:
    'the browser says that it can be installed, and a replay may not speak for it step by step; test/journeys/install.test.ts walks the offer with an event of the browser',
  push: 'a replay lets in no service worker, and its browser has no push service: test/journeys/push.test.ts walks what such a browser shows, and the worker’s side of it',
  language:
    'it has no screen of its own: what it decides is the language of every page, which test/journeys/languages.test.ts walks',
  oddsConsent:
    'it has no screen of its own: what it keeps is the switch on the slip, which test/journeys/odds-policy.test.ts carries to another browser',
  lastRoute: 'it has no screen of its own: it ends in another address, which test/journeys/last-route.test.ts walks',
  matchList:
    'a copy of it runs with every list that a page loads, and none among the machines of the site, where a replay could read it',
  gameLists:
    'it has no screen of its own, and language, odds consent and favourites ask for the same settings at the same time; test/journeys/casino-lobby.test.ts walks stars and last played games',
};
