/** Machines that move money, a session or a reload: none of their mutants may live. */
export const strict: readonly string[] = [
  'cashOut',
  'creditTransfer',
  'deposit',
  'gameRound',
  'maintenance',
  'payout',
  'ping',
  'placedTicket',
  'reload',
  'renewal',
  'reoffer',
  'session',
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
  ...alike('a payment is not credited and declined at once', [
    'deposit.news.listening payment.updated [0]: comes after the next',
  ]),
  ...alike('a round is over, or open, or refused: two guards never hold together', [
    'gameRound.round.opened always [0]: comes after the next',
    'gameRound.round.playing.outcome.answered always [0]: comes after the next',
    'gameRound.round.playing.outcome.answered always [1]: comes after the next',
  ]),
  ...alike('who is told of the end of a round is not told its credit', [
    'gameRound.round.playing.outcome.shown entry: noteCredit [0] comes after the next',
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
  ...alike('no answer is what an offer begins with', ['reoffer.asking always: decide is dropped']),
  ...alike('the two guards never hold together: a visitor has no ticket that could be paid', [
    'ticket.composing.face.ready ticket.paid [0]: comes after the next',
  ]),
  ...alike('the state beside the target goes on to the target at once', [
    'ticket user.changed [2]: leads elsewhere',
    'ticket.accepted panel.closed: leads elsewhere',
    'ticket.accepted selection.toggled: leads elsewhere',
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
  ...alike('the state above does the same', ['ticket.waiting ping.answered [1]: is dropped']),
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
