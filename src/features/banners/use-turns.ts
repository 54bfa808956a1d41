import { useEffect, useEffectEvent } from 'react';

/** Turns at an interval of seconds while it runs, and not on a hidden page. */
export const useTurns = (running: boolean, seconds: number, turn: () => void): void => {
  const next = useEffectEvent(turn);
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) next();
    }, seconds * 1000);
    return () => window.clearInterval(timer);
  }, [running, seconds]);
};
