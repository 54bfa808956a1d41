import { expect, test } from 'vitest';
import { machines } from './index.ts';
import { openWaits, repeatedIds } from './testing/waits.ts';

/** Why a wait needs no deadline in its machine: something else ends it. */
const endedOtherwise: Readonly<Record<string, readonly string[]>> = {
  'the call is given up after 15 s (src/app/world.ts), and its state ends with it': [
    'authForm.submit',
    'cashOut.askQuote',
    'contact.send',
    'deposit.begin',
    'deposit.askPayment',
    'emailConfirmation.confirm',
    'emailConfirmation.sendMail',
    'favourites.loadFavourites',
    'favourites.saveFavourites',
    'gameLists.loadLists',
    'gameLists.saveLists',
    'gameSearch.searchGames',
    'gameSession.openGame',
    'gameSession.askSums',
    'inbox.change',
    'language.loadLanguage',
    'language.saveLanguage',
    'oddsConsent.loadConsent',
    'oddsConsent.saveConsent',
    'openTickets.loadTickets',
    'ping.ping',
    'playLimits.makeChange',
    'playLimits.takeBreak',
    'push.changeKinds',
    'push.unsubscribe',
    'realityCheck.askPlayed',
    'reload.askHealth',
    'reload.askHealthAgain',
    'renewal.renewSession',
    'reoffer.postAnswer',
    'reuse.askSlip',
    'reuse.shareSlip',
    'roundReplay.loadRound',
    'session.endSession',
    'site.loadSite',
    'ticket.checkSelections',
    'ticket.postTicket',
    'traceExport.saveTrace',
  ],
  'the call to the studio is given up by its own time limit (src/play/frame/studio-calls.ts)': [
    'gameFlight.openGame',
    'gameFlight.leaveGame',
    'gameFlight.playRound',
    'gameFlight.askBet',
    'gameFlight.leaveFlight',
    'gameFlight.askEnd',
    'gameFlight.askBalance',
    'gameRecords.askRounds',
    'gameRecords.turnSeeds',
    'gameRound.openGame',
    'gameRound.leaveGame',
    'gameRound.playRound',
    'gameRound.askBet',
    'gameRound.takeTurn',
    'gameRound.askBalance',
    'sharedRound.openGame',
    'sharedRound.leaveGame',
    'sharedRound.playRound',
    'sharedRound.askBet',
    'sharedRound.askDrawn',
    'sharedRound.askBalance',
  ],
  'the game plays for as long as its outcome takes, in its own time': [
    'gameFlight.presentShown',
    'gameFlight.presentOutcome',
    'gameRound.presentShown',
    'gameRound.presentOutcome',
    'sharedRound.presentShown',
    'sharedRound.presentOutcome',
  ],
  'the flight itself ends it': ['gameFlight.passTarget'],
  'nothing leaves the browser': [
    'gameRecords.checkRecord',
    'session.loadSession',
    'themeEditor.saveTemplate',
    'themeEditor.deleteTemplate',
    'themeEditor.copyText',
    'themeEditor.keepDraft',
    'ticket.saveTicket',
    'update.lookAround',
    'voucher.copyText',
  ],
  'the player ends it, who is asked by his browser': ['push.askPermission'],
  'the browser ends the fetch of code, and the page is there meanwhile': ['app.loadPlayer'],
};

test('every wait of a machine has a deadline above it, or it is said what else ends it', () => {
  const open = machines.flatMap(({ machine }) => openWaits(machine));
  expect(open.sort()).toEqual(Object.values(endedOtherwise).flat().sort());
});

/** One list, asked for at first and again: those who wait for it cannot tell the two apart. */
const askedTwice = ['openTickets.loadTickets'];

test('what a machine asks has an id of its own', () => {
  expect(machines.flatMap(({ machine }) => repeatedIds(machine))).toEqual(askedTwice);
});
