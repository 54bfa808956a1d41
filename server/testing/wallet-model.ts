/**
 * A call of a provider of games: names of transactions and rounds, amounts in minor units; `free` names the free rounds that a
 * bet is one of.
 */
export type ModelCall =
  | { name: 'bet'; id: string; round: string; amount: number; free: string | null }
  | { name: 'win'; id: string; round: string; amount: number; reference: string | null; closed: boolean }
  | { name: 'rollback'; id: string; round: string; reference: string }
  | { name: 'end'; id: string; round: string };

interface Round {
  state: 'open' | 'settled' | 'cancelled';
  free: FreeRounds | null;
  bets: Map<string, { amount: number; bonus: number }>;
  staked: number;
  returned: number;
  wins: number;
}

interface FreeRounds {
  stake: number;
  left: number;
  won: number;
}

interface Known {
  body: string;
  word: string;
  bet: 'no' | 'booked' | 'rolledBack' | 'refused' | 'tombstone';
  round: string | null;
}

/** The rules of docs/wallet-api.md once more, as plainly as possible: one player, one game, nothing at once. */
export const createWalletModel = (cash: number, bonus: number) => {
  const rounds = new Map<string, Round>();
  const known = new Map<string, Known>();
  const given = new Map<string, FreeRounds>();

  const open = (name: string): Round | string => {
    const round = rounds.get(name);
    if (!round) return '404 notFound';
    return round.state === 'open' ? round : '409 gameRoundClosed';
  };
  const ok = () => `ok ${cash + bonus}`;

  const freeRound = (call: ModelCall & { name: 'bet' }, round: Round | undefined): FreeRounds | string => {
    if (round || call.free === null) return '400 freeRoundOneStake';
    const own = given.get(call.free);
    if (!own || own.stake !== call.amount) return '400 freeRoundsDiffer';
    return own.left === 0 ? '400 freeRoundsOver' : own;
  };

  const bet = (call: ModelCall & { name: 'bet' }): string => {
    const round = rounds.get(call.round);
    if (round && round.state !== 'open') return '409 gameRoundClosed';
    const free = call.free !== null || round?.free ? freeRound(call, round) : null;
    if (typeof free === 'string') return free;
    const amount = free ? 0 : call.amount;
    if (amount > cash + bonus) return '400 insufficientFunds';
    if (free) free.left -= 1;
    const ofBonus = Math.max(0, amount - cash);
    cash -= amount - ofBonus;
    bonus -= ofBonus;
    const entered = round ?? { state: 'open', free, bets: new Map(), staked: 0, returned: 0, wins: 0 };
    entered.bets.set(call.id, { amount, bonus: ofBonus });
    entered.staked += amount;
    rounds.set(call.round, entered);
    return ok();
  };

  /** Why this bet may not be named in this round; null when it may. */
  const objection = (reference: string, name: string): string | null => {
    const named = known.get(reference);
    if (!named || named.bet === 'no' || named.bet === 'refused') return '404 notFound';
    if (named.bet !== 'booked') return '409 gameBetRolledBack';
    return named.round === name ? null : '409 gameDiffers';
  };

  const win = (call: ModelCall & { name: 'win' }): string => {
    const round = open(call.round);
    if (typeof round === 'string') return round;
    const wrong = call.reference === null ? null : objection(call.reference, call.round);
    if (wrong) return wrong;
    const of = [...round.bets].filter(([id]) => call.reference === null || id === call.reference).map(([, one]) => one);
    const [stake, ofBonus] = [
      of.reduce((sum, one) => sum + one.amount, 0),
      of.reduce((sum, one) => sum + one.bonus, 0),
    ];
    const back = round.free ? call.amount : Math.floor((2 * call.amount * ofBonus + stake) / (2 * stake));
    if (round.free) round.free.won += call.amount;
    cash += call.amount - back;
    bonus += back;
    round.returned += call.amount;
    round.wins += 1;
    if (call.closed) round.state = 'settled';
    return ok();
  };

  const rollback = (call: ModelCall & { name: 'rollback' }): string => {
    const named = known.get(call.reference);
    if (!named) {
      known.set(call.reference, { body: '', word: '', bet: 'tombstone', round: null });
      return ok();
    }
    if (named.bet === 'no') return '409 gameDiffers';
    if (named.bet !== 'booked') return ok();
    const round = open(call.round);
    if (typeof round === 'string') return round;
    const wrong = objection(call.reference, call.round);
    if (wrong) return wrong;
    if (round.wins > 0) return '409 gameRoundWon';
    const taken = round.bets.get(call.reference) ?? { amount: 0, bonus: 0 };
    cash += taken.amount - taken.bonus;
    bonus += taken.bonus;
    if (round.free) round.free.left += 1;
    round.bets.delete(call.reference);
    round.staked -= taken.amount;
    named.bet = 'rolledBack';
    if (round.bets.size === 0) round.state = 'cancelled';
    return ok();
  };

  const end = (call: ModelCall): string => {
    const round = open(call.round);
    if (typeof round === 'string') return round;
    round.state = 'settled';
    return ok();
  };

  return {
    give: (id: string, { stake, left }: Pick<FreeRounds, 'stake' | 'left'>): void => {
      given.set(id, { stake, left, won: 0 });
    },

    /** `ok` and the credit after it, or the status and key of the refusal. */
    call: (call: ModelCall): string => {
      const body = JSON.stringify(call);
      const before = known.get(call.id);
      if (before?.bet === 'tombstone') return '409 gameBetRolledBack';
      if (before && before.body !== body) return '409 transactionReused';
      if (before?.bet === 'rolledBack') return '409 gameBetRolledBack';
      if (before) return before.word;
      const word =
        call.name === 'bet'
          ? bet(call)
          : call.name === 'win'
            ? win(call)
            : call.name === 'end'
              ? end(call)
              : rollback(call);
      const isBooked = word.startsWith('ok');
      const standing = call.name !== 'bet' ? 'no' : isBooked ? 'booked' : 'refused';
      // A bet that was refused stays so; of all else a refusal leaves nothing behind.
      if (isBooked || call.name === 'bet') known.set(call.id, { body, word, bet: standing, round: call.round });
      return word;
    },
    wallet: () => ({ cash, bonus }),
    freeRounds: () =>
      [...given].map(([id, { left, won }]) => ({ id, left, won })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    rounds: () =>
      [...rounds]
        .map(([name, { state, staked, returned }]) => ({ name, state, staked, returned }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
};
