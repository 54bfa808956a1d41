import css from './fields.module.css';
import { marketText, priceText } from './fill-choices.ts';
import type { TesterDesk } from './tester-desk.ts';
import { useDesk } from './use-desk.ts';

const kickOff = (instant: string) =>
  new Date(instant).toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** The player, ticket and match that the calls below are about. */
export const Chooser = ({ desk }: { desk: TesterDesk }) => {
  const { state, player, matches, match, eventId, marketCode } = useDesk(desk);
  const listed = match === null || matches.some((each) => each.eventId === match.eventId);
  return (
    <section aria-labelledby="about" className={css.form}>
      <h2 id="about">Whom and what</h2>
      <div className={css.field}>
        <label htmlFor="player">Player</label>
        <select id="player" value={player} onChange={({ target }) => desk.choosePlayer(target.value)}>
          <option value="">Everybody</option>
          {(state?.players ?? [{ username: player, blocked: false }]).map(({ username, blocked }) => (
            <option key={username} value={username}>
              {blocked ? `${username} (blocked)` : username}
            </option>
          ))}
        </select>
      </div>
      <div className={css.field}>
        <label htmlFor="search">Find a match by team or league</label>
        <input id="search" type="search" onChange={({ target }) => desk.search(target.value)} autoComplete="off" />
      </div>
      <div className={css.field}>
        <label htmlFor="match">Match</label>
        <select id="match" value={eventId} onChange={({ target }) => desk.chooseMatch(target.value)}>
          <option value="">None</option>
          {!listed && <option value={eventId}>{`${match.hostName} – ${match.awayName}`}</option>}
          {matches.map(({ eventId: each, name, leagueName, inPlay, timeStart }) => (
            <option key={each} value={each}>
              {`${inPlay ? 'LIVE' : kickOff(timeStart)} · ${name} · ${leagueName}`}
            </option>
          ))}
        </select>
      </div>
      {match && (
        <div className={css.field}>
          <label htmlFor="market">Market</label>
          <select id="market" value={marketCode} onChange={({ target }) => desk.chooseMarket(target.value)}>
            {Object.entries(match.markets).map(([code, selections]) => (
              <option key={code} value={code}>
                {marketText(code, selections)}
              </option>
            ))}
          </select>
        </div>
      )}
      {match && (
        <dl className={css.odds} aria-label={`${match.hostName} – ${match.awayName}, ${marketCode}`}>
          {Object.entries(match.markets[marketCode] ?? {}).map(([selection, price]) => (
            <div key={selection}>
              <dt>{selection}</dt>
              <dd>{priceText(price)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
