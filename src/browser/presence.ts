export type PresenceNews = 'focused' | 'offline' | 'online';

/** Reports when the visitor comes back to the page, and when the network goes and comes. */
export const watchPresence = (listener: (news: PresenceNews) => void): (() => void) => {
  const focused = () => listener('focused');
  const shown = () => {
    if (document.visibilityState === 'visible') listener('focused');
  };
  const online = () => listener('online');
  const offline = () => listener('offline');
  window.addEventListener('focus', focused);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  if (!navigator.onLine) offline();
  return () => {
    window.removeEventListener('focus', focused);
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
};
