import { useMatch } from '@tanstack/react-router';
import { useRef } from 'react';
import { BettingSidebar } from '../../features/betting/sidebar/betting-sidebar.tsx';
import { LiveSidebar } from '../../features/live-betting/live-sidebar.tsx';
import type { Counts } from '../../offer/sidebar-counts.ts';

/** Sports and leagues of the page next to it, with the counts that it fetched last. */
export default function OfferSidebar() {
  const betting = useMatch({ from: '/_default/betting', shouldThrow: false });
  const live = useMatch({ from: '/_default/live_betting', shouldThrow: false });
  const known = useRef<Counts>({});
  known.current = (betting ?? live)?.loaderData?.counts ?? known.current;
  if (betting) return <BettingSidebar search={betting.search} fetched={known.current} />;
  return live && <LiveSidebar search={live.search} fetched={known.current} />;
}
