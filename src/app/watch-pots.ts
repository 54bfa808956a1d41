import type { WatchPots } from '../actors/game-frame.ts';
import { followNews } from '../features/casino/follow-news.ts';
import type { CasinoApi } from '../transport/api/casino.ts';

/** The jackpots while a game is played that feeds them; of play money, which takes no part, and of other games none. */
export const createWatchPots =
  (api: Pick<CasinoApi, 'rules' | 'jackpots'>, playedForMoney: () => string | null): WatchPots =>
  (tell) => {
    const code = playedForMoney();
    let over = false;
    let end = (): void => undefined;
    const follow = async (): Promise<void> => {
      if (code === null || !(await api.rules(code)).game.tags.includes('jackpots')) return;
      const news = followNews(api.jackpots, await api.jackpots(), () => document.visibilityState === 'visible');
      if (over) return;
      const show = () => tell(news.current().pots.map(({ pot, currency, amount }) => ({ pot, currency, amount })));
      end = news.subscribe(show);
      show();
    };
    // A game without its meter is a game still.
    follow().catch(() => undefined);
    return () => {
      over = true;
      end();
    };
  };
