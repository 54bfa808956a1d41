import { Await, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { FoundLeague, FoundMatch, FoundOffer } from '../../contract/http/search.ts';
import { useDates } from '../i18n/dates/use-dates.ts';
import { type OfferNames, useOfferNames } from '../i18n/markets.ts';
import { SportIcon } from '../ui/sport-icon.tsx';
import { BoardMessage } from './board-message.tsx';
import styles from './found-around.module.css';
import { MatchClock } from './match-clock.tsx';
import type { Around } from './search-line.tsx';

type Page = '/betting' | '/live_betting';

interface FoundAroundProps {
  words: string;
  sport: SportCode;
  page: Page;
  found: Around;
  /** The list above has no match. */
  empty: boolean;
  /** The address without the search. */
  cleared: object;
}

/** Below the list of a search: leagues, teams and matches of the whole offer; where there is nothing, the ways on. */
export function FoundAround(props: FoundAroundProps) {
  return (
    <Suspense fallback={null}>
      <Await promise={props.found}>
        {(found) => {
          const count = found === null ? 0 : found.leagues.length + found.teams.length + found.matches.length;
          if (found !== null && count > 0) return <Found {...props} offer={found} count={count} />;
          return props.empty ? <Nothing {...props} /> : null;
        }}
      </Await>
    </Suspense>
  );
}

function Nothing({ words, page, cleared }: FoundAroundProps) {
  const { t } = useTranslation('betting');
  return (
    <BoardMessage
      title={t('foundNothing', { words })}
      action={
        <>
          <Link to={page} search={cleared}>
            {t('searchClear')}
          </Link>
          <Link to="/">{t('allSports')}</Link>
          {page === '/betting' ? (
            <Link to="/live_betting">{t('foundToLive')}</Link>
          ) : (
            <Link to="/betting">{t('toPrematch')}</Link>
          )}
        </>
      }
    >
      {t('foundNothingText')}
    </BoardMessage>
  );
}

const matchName = (names: OfferNames, { hostName, awayName }: FoundMatch) =>
  `${names.side(hostName)} – ${names.side(awayName)}`;

function Found({ words, sport, page, empty, offer, count }: FoundAroundProps & { offer: FoundOffer; count: number }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.around}>
      <header className={styles.head} data-empty={empty}>
        <h2 id={title} className={styles.title}>
          {empty ? t('emptySearch', { words, sport: names.sport(sport) }) : t('foundAround')}
        </h2>
        <p role="status" className={empty ? styles.text : 'visually-hidden'}>
          {t('foundAroundCount', { count: String(count) })}
        </p>
      </header>
      <Group title={t('leagues')}>
        {offer.leagues.map((league) => (
          <LeagueRow key={league.leagueId} league={league} page={page} />
        ))}
      </Group>
      <Group title={t('foundTeams')}>
        {offer.teams.map(({ name, sport: ofTeam, next }) => (
          <MatchRow key={`${ofTeam} ${name}`} match={next} title={names.side(name)}>
            {matchName(names, next)}
          </MatchRow>
        ))}
      </Group>
      <Group title={t('foundMatches')}>
        {offer.matches.map((match) => (
          <MatchRow key={match.eventId} match={match} title={matchName(names, match)}>
            {`${names.country(match.groupName)} · ${names.league(match.leagueName)}`}
          </MatchRow>
        ))}
      </Group>
    </section>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.rows}>{children}</ul>
    </>
  );
}

function Names({ sport, title, children }: { sport: SportCode; title: string; children: string }) {
  const names = useOfferNames();
  return (
    <>
      <span className={styles.icon} role="img" aria-label={names.sport(sport)}>
        <SportIcon sport={sport} size={18} />
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{title}</span>
        <span className={styles.more}>{children}</span>
      </span>
    </>
  );
}

function LeagueRow({ league, page }: { league: FoundLeague; page: Page }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const { sport, leagueId, groupName, prematch, live } = league;
  const leagueName = names.league(league.leagueName);
  // Where the page is leads the row; the other way is a button of its own.
  const first = (page === '/live_betting' ? live > 0 : prematch === 0) ? 'live' : 'prematch';
  const liveCount = (
    <span className={styles.live}>
      {t('foundLive')} {live}
    </span>
  );
  const address = { sport, leagues: leagueId };
  return (
    <li className={styles.row}>
      {first === 'live' ? (
        <Link to="/live_betting" search={address} className={styles.link}>
          <Names sport={sport} title={leagueName}>
            {names.country(groupName)}
          </Names>
          {liveCount}
        </Link>
      ) : (
        <Link to="/betting" search={{ ...address, time: 'all' }} className={styles.link}>
          <Names sport={sport} title={leagueName}>
            {names.country(groupName)}
          </Names>
          <span className={styles.count}>{prematch}</span>
        </Link>
      )}
      {first === 'prematch' && live > 0 && (
        <Link
          to="/live_betting"
          search={address}
          className={styles.other}
          aria-label={`${leagueName}, ${t('foundLive')} ${live}`}
        >
          {liveCount}
        </Link>
      )}
    </li>
  );
}

function MatchRow({ match, title, children }: { match: FoundMatch; title: string; children: string }) {
  const names = useOfferNames();
  const dates = useDates();
  const { eventId, sport, inPlay, matchPhase, timeStart } = match;
  return (
    <li className={styles.row}>
      <Link to={inPlay ? '/live_betting' : '/betting'} search={{ sport, event: eventId }} className={styles.link}>
        <Names sport={sport} title={title}>
          {children}
        </Names>
        {matchPhase ? (
          <span className={styles.clock}>
            <MatchClock phase={matchPhase} names={names} />
          </span>
        ) : (
          <span className={styles.time}>{dates.nearTime(timeStart)}</span>
        )}
      </Link>
    </li>
  );
}
