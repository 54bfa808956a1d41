import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import { scoreNews } from './score-news.ts';

/** Says goals and changes of the phase of the match that is followed, and nothing else (issue of the live offer, point 7). */
export function Announcer({ head }: { head: MatchHead }) {
  const names = useOfferNames();
  const { hostName, awayName, matchPhase } = head;
  const [host, away] = scoreNews(head).split('-');
  const score = away === undefined ? '' : `${hostName} ${host}, ${awayName} ${away}. `;
  return (
    <p className="visually-hidden" role="status" data-announcer="">
      {`${score}${names.phase(matchPhase.name)}`}
    </p>
  );
}
