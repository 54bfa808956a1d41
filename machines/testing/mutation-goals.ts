/** Machines that move money, a session or a reload, or offer what was refused: none of their mutants may live. */
export const strict: readonly string[] = [
  'app',
  'authForm',
  'cashOut',
  'connectivity',
  'creditTransfer',
  'deposit',
  'gameFlight',
  'gameRound',
  'gameSession',
  'install',
  'maintenance',
  'payout',
  'ping',
  'placedTicket',
  'playLimits',
  'reload',
  'renewal',
  'reoffer',
  'session',
  'sharedRound',
  'ticket',
  'update',
  'voucher',
];

/** Of all mutants, how many of a hundred the tests notice. */
export const goal = 97;

const alike = (why: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, why]));

/** Mutants that no test can tell from the machine, and why. */
export const equivalent: Readonly<Record<string, string>> = {
  ...alike('a time ahead is none that is reached: the two guards never hold together', [
    'maintenance.announcement.begun maintenance.told [0]: comes after the next',
    'maintenance.announcement.counting maintenance.told [0]: comes after the next',
  ]),
  ...alike('a browser stands in one way and answers its question in one: two guards never hold together', [
    'push.looking look done [0]: comes after the next',
    'push.looking look done [1]: comes after the next',
    'push.asking askPermission done [0]: comes after the next',
  ]),
  ...alike('a payment is not credited and declined at once', [
    'deposit.news.listening payment.updated [0]: comes after the next',
  ]),
  ...alike('a round is over, or open, or refused: two guards never hold together', [
    'gameFlight.round.opened always [0]: comes after the next',
    'gameFlight.round.playing.answered always [0]: comes after the next',
    'gameFlight.round.playing.answered always [2]: comes after the next',
    'gameRound.round.opened always [0]: comes after the next',
    'gameRound.round.playing.outcome.answered always [0]: comes after the next',
    'gameRound.round.playing.outcome.answered always [1]: comes after the next',
    'sharedRound.round.opened always [0]: comes after the next',
    'sharedRound.round.playing.answered always [0]: comes after the next',
    'sharedRound.round.playing.answered always [1]: comes after the next',
  ]),
  ...alike('who is told of the end of a round is not told its credit', [
    'gameFlight.round.playing.shown entry: noteCredit [0] comes after the next',
    'gameRound.round.playing.outcome.shown entry: noteCredit [0] comes after the next',
    'sharedRound.round.playing.shown entry: noteCredit [0] comes after the next',
  ]),
  ...alike('a decision, an answer, an outcome is one of them: two guards never hold together', [
    'placedTicket.bet outcome.known [0]: comes after the next',
    'placedTicket.bet outcome.known [1]: comes after the next',
    'placedTicket.offered offer.answered [2]: comes after the next',
    'placedTicket.pending decision.made [1]: comes after the next',
  ]),
  ...alike('a form is one of them: two guards never hold together', [
    'authDialog authDialog.opened [0]: comes after the next',
    'authDialog authDialog.opened [1]: comes after the next',
    'authDialog authDialog.opened [2]: comes after the next',
    'authForm.submitting submit done [0]: comes after the next',
    'authForm.submitting submit done [1]: comes after the next',
    'authForm.submitting submit done [2]: comes after the next',
    'authForm.submitting submit done [3]: comes after the next',
    'authForm.submitting submit done [4]: comes after the next',
    'authForm.submitting submit done [5]: comes after the next',
  ]),
  ...alike('a line says one thing: two guards never hold together', [
    'sharedRound.table.followed table.told [0]: comes after the next',
    'sharedRound.table.followed table.told [1]: comes after the next',
    'sharedRound.table.followed table.told [2]: comes after the next',
  ]),
  ...alike('a session that is over refuses nothing else', [
    'sharedRound.round.playing.asking playRound failed [0]: comes after the next',
  ]),
  ...alike('a stream that could not be opened has told nothing that still counts', [
    'gameFlight.flights.followed followFlights failed: noteLost is dropped',
    'sharedRound.table.followed followTable failed: noteLost is dropped',
  ]),
  ...alike('what is exported hangs on the colours, not on what is said of it', [
    'themeEditor.screen.open.resting template.exported: saveExport [0] comes after the next',
  ]),
  ...alike('a game is not over and its link spent at once', [
    'gameSession.open frame.failed [0]: comes after the next',
  ]),
  ...alike('who stays nobody is taken before: the two guards never hold together', [
    'favourites user.changed [1]: comes after the next',
  ]),
  ...alike('nobody has no lists that could be forgotten', ['gameLists user.changed [0]: comes after the next']),
  ...alike('a refusal and a second failure end alike', [
    'matchList.loading.asking loadList failed [0]: comes after the next',
  ]),
  ...alike('what was chosen is looked at only while it is saved, and noted anew by then', [
    'oddsConsent user.changed [0]: note is dropped',
    'oddsConsent user.changed [1]: note is dropped',
    'oddsConsent.saving saveConsent done: note is dropped',
  ]),
  ...alike('entering the state around does nothing, and the one in it is entered anew all the same', [
    'openTickets.known tickets.changed: does not reenter',
    'openTickets player.left: does not reenter',
  ]),
  ...alike('what is reported hangs on the form and the answer, not on what is noted of it', [
    'authForm.submitting submit failed: noteProblems [0] comes after the next',
  ]),
  ...alike('no answer is what an offer begins with', ['reoffer.asking always: decide is dropped']),
  ...alike('the two guards never hold together: a visitor has no ticket that could be paid', [
    'ticket.composing.face.ready ticket.paid [0]: comes after the next',
  ]),
  ...alike('the state beside the target goes on to the target at once', [
    'gameFlight.flights.lost always: leads elsewhere',
    'install.possible.explained install.refused: leads elsewhere',
    'install.possible.offered install.refused: leads elsewhere',
    'sharedRound.table.offline always: leads elsewhere',
    'ticket user.changed [2]: leads elsewhere',
    'ticket.accepted panel.closed: leads elsewhere',
    'ticket.accepted selection.toggled: leads elsewhere',
    'ticket.accepted slip.filled: leads elsewhere',
    'ticket.composing.face.deleting deletion.cancelled: leads elsewhere',
    'ticket.composing.face.locked always: leads elsewhere',
  ]),
  ...alike('the state that is passed through looks again for what is locked', [
    'ticket.composing.face.changed always [0]: is dropped',
    'ticket.composing.face.changed always [0]: comes after the next',
    'ticket.composing.face.ready always [0]: comes after the next',
  ]),
  ...alike('a countdown that begins at 0 is over before it is shown', [
    'ticket.waiting.checking answer.pending: the guard is dropped',
  ]),
  ...alike('the state above does the same', [
    'gameSession.open.play.paused holds.changed [1]: is dropped',
    'ticket.waiting ping.answered [1]: is dropped',
  ]),
  ...alike('what is reported hangs on the ticket as it was sent, not on what the slip shows', [
    'ticket.waiting answer.offered [1]: report [0] comes after the next',
    'ticket.waiting entry: showTicket [0] comes after the next',
  ]),
  ...alike('what was accepted can always be paid once more', ['ticket.accepted slip.restored: the guard is dropped']),
  ...alike('what is reported hangs on the token, not on the count of refusals', [
    'ping.course.refused always [2]: noteRefusal [0] comes after the next',
  ]),
  ...alike('spreading, the state beside none, goes on to none at once when the cause is gone', [
    'reload.course.deciding always [0]: leads elsewhere',
    'reload.course.held always: leads elsewhere',
    'reload.course.returning always: leads elsewhere',
  ]),
};
