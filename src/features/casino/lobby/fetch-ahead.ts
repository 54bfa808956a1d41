const asked = new Set<string>();

/**
 * Lets the browser fetch a game's own code before its game is opened, once for each game. A frame like the one it is
 * played in asks for it, for browsers keep what frames fetched apart from what pages did; it goes when it has all.
 */
export const fetchAhead = (code: string): void => {
  if (asked.has(code)) return;
  asked.add(code);
  const frame = document.createElement('iframe');
  const goes = ({ source }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow) return;
    window.removeEventListener('message', goes);
    frame.remove();
  };
  window.addEventListener('message', goes);
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `/play/${code}?ahead`;
  document.body.append(frame);
};
