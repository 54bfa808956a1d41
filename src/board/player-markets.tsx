import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { useOfferNames } from '../i18n/markets.ts';
import type { MatchRecord, OfferedMarket } from '../offer/match-record.ts';
import { useBand } from '../offer/use-match.ts';
import { Line } from './line.tsx';
import { Odd } from './odd.tsx';
import styles from './player-markets.module.css';
import { byOdd, inPairs, type ListedPlayer } from './player-order.ts';

interface PlayerMarketsProps {
  record: MatchRecord;
  markets: readonly OfferedMarket[];
  name: string;
}

/** Rows shown before the player asks for the rest. */
const shownFirst = 5;

/** A list of names, each with its odd: host and visitor side by side, the shortest odds first. */
function PlayerList({ record, market, name }: { record: MatchRecord; market: OfferedMarket; name: string }) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const offered = market.selections.join();
  const players = useMemo(() => byOdd(record, market.code, offered.split(',')), [record, market.code, offered]);
  const pairs = inPairs(players);
  const [all, showAll] = useState(false);
  const { hostName, awayName } = names.sides(record.head);
  const others = market.selections.filter((selection) => !players.some(({ id }) => id === selection));
  const hidden = pairs.length > shownFirst && !all;
  const odd = (selection: string, label: string) => (
    <Odd
      key={selection}
      record={record}
      market={market.code}
      selection={selection}
      // The button puts its own label last, next to the odd.
      name={`${label}, ${name}`}
      label={label}
      inMarket
    />
  );
  return (
    <>
      {players[0]?.side && (
        <div className={styles.pair}>
          <p className={styles.side}>{hostName}</p>
          <p className={styles.side}>{awayName}</p>
        </div>
      )}
      {pairs.slice(0, hidden ? shownFirst : undefined).map(([left, right]) => (
        <div key={left?.id ?? right?.id} className={styles.pair} data-odds-row="">
          {left ? odd(left.id, names.country(left.name)) : <span />}
          {right && odd(right.id, names.country(right.name))}
        </div>
      ))}
      {others.map((selection) => (
        <div key={selection} className={styles.other} data-odds-row="">
          {odd(selection, names.selection(selection))}
        </div>
      ))}
      {hidden && (
        <button type="button" className={styles.all} onClick={() => showAll(true)}>
          {t('allNames', { count: players.length })}
        </button>
      )}
    </>
  );
}

function PlayerLine({
  record,
  market,
  player,
  name,
}: {
  record: MatchRecord;
  market: OfferedMarket;
  player: ListedPlayer;
  name: string;
}) {
  const names = useOfferNames();
  const band = useBand(record.cell(market.code, market.selections[0] ?? ''));
  return (
    <div className={styles.line} data-odds-row="">
      <span className={styles.player}>{player.name}</span>
      <Line record={record} market={market.code} className={styles.band} />
      {['over', 'under'].map((selection) => (
        <Odd
          key={selection}
          record={record}
          market={market.code}
          selection={selection}
          name={`${name} ${names.selectionWithLine(market.code, selection, band, player.name)}`}
          inMarket
        />
      ))}
    </div>
  );
}

/** A line for each player, over and under. */
function PlayerLines({ record, markets, name }: PlayerMarketsProps) {
  const names = useOfferNames();
  const rows = markets.flatMap((market) => {
    const { player: id } = parseMarketCode(market.code);
    const player = record.head.players.find((one) => one.id === id);
    return player
      ? [{ market, player: { ...player, side: player.id.startsWith('h') ? ('host' as const) : ('away' as const) } }]
      : [];
  });
  const { hostName, awayName } = names.sides(record.head);
  return (
    <div>
      {(['host', 'away'] as const).map((side) => (
        <div key={side} className={styles.team}>
          <div className={styles.heads}>
            <span className={styles.teamName}>{side === 'host' ? hostName : awayName}</span>
            <span />
            <span className={styles.side}>{names.selection('over')}</span>
            <span className={styles.side}>{names.selection('under')}</span>
          </div>
          {rows
            .filter(({ player }) => player.side === side)
            .map(({ market, player }) => (
              <PlayerLine key={market.code} record={record} market={market} player={player} name={name} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** What is bet on by name: a list of players or entrants, or a line for each of them. */
export default function PlayerMarkets({ record, markets, name }: PlayerMarketsProps) {
  const [market] = markets;
  if (!market) return null;
  return parseMarketCode(market.code).player === null ? (
    <PlayerList record={record} market={market} name={name} />
  ) : (
    <PlayerLines record={record} markets={markets} name={name} />
  );
}
