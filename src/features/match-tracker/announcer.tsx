import { useOfferNames } from '../../i18n/markets.ts';
import type { MatchHead } from '../../offer/match-record.ts';
import { scoreNews } from './score-news.ts';

/** Announces goals and changes of phase of the match that is followed, and nothing else. */
export function Announcer({ head }: { head: MatchHead }) {
  const names = useOfferNames();
  const { matchPhase } = head;
  const { hostName, awayName } = names.sides(head);
  const [host, away] = scoreNews(head).split('-');
  const score = away === undefined ? '' : `${hostName} ${host}, ${awayName} ${away}. `;
  return (
    <p className="visually-hidden" role="status" data-announcer="">
      {`${score}${names.phase(matchPhase.name)}`}
    </p>
  );
}
