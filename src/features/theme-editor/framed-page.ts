import type { ThemeModeName, ThemeToken } from '../../../contract/entities/theme-template.ts';
import { paintColours } from '../../theme/paint-colours.ts';
import type { useEditorRef } from './use-editor.ts';
import { variablesUnder } from './variables-under.ts';

/** What is under the pointer, and the variables that paint it. */
interface Seen {
  tokens: ThemeToken[];
  box: { left: number; top: number; width: number; height: number };
}

const looks = ['pointerover', 'focusin'];
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'auxclick', 'dblclick'];

const swallow = (event: Event) => {
  if (event.type !== 'touchstart' && event.type !== 'touchend') event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * The site in a frame, in one mode: painted with the draft while it is watched, and while the editor picks no press reaches
 * the page: the pointer names variables, a press picks one.
 */
export const createFramedPage = (editor: ReturnType<typeof useEditorRef>, mode: ThemeModeName) => {
  let page: Document | null = null;
  let seen: Seen | null = null;
  let tell = (): void => undefined;
  let picking: AbortController | null = null;

  const colours = () => editor.getSnapshot().context.colours[mode];
  const paint = () => page && paintColours(page.documentElement, colours());
  // The page paints its operator's colours when they arrive: the edited ones must go over them.
  const painting = new MutationObserver(paint);
  const show = (next: Seen | null) => {
    seen = next;
    tell();
  };
  const look = ({ target }: Event): Seen | null => {
    const view = page?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!view || !(target instanceof view.Element)) return null;
    const { left, top, width, height } = target.getBoundingClientRect();
    return { tokens: variablesUnder(target, colours()), box: { left, top, width, height } };
  };
  const press = (event: Event) => {
    swallow(event);
    const [token] = look(event)?.tokens ?? [];
    if (token) editor.send({ type: 'variable.picked', row: { token, mode } });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') press(event);
    if (event.key !== 'Escape') return;
    swallow(event);
    editor.send({ type: 'picking.ended' });
  };

  const beginPicking = (view: Window) => {
    picking = new AbortController();
    const heard = { capture: true, signal: picking.signal };
    for (const type of looks) view.addEventListener(type, (event) => show(look(event)), heard);
    for (const type of presses) view.addEventListener(type, swallow, heard);
    view.addEventListener('click', press, heard);
    view.addEventListener('keydown', key, heard);
  };
  const endPicking = () => {
    picking?.abort();
    picking = null;
    if (seen) show(null);
  };
  const follow = () => {
    paint();
    const view = page?.defaultView;
    if (!view || !editor.getSnapshot().matches({ screen: { open: 'picking' } })) endPicking();
    else if (!picking) beginPicking(view);
  };
  const turnTo = (next: Document | null) => {
    painting.disconnect();
    endPicking();
    page = next;
    if (page) painting.observe(page.documentElement, { attributeFilter: ['style', 'data-mode'] });
    follow();
  };

  return {
    /** Another page has been loaded in the frame. */
    turnTo,
    seen: () => seen,
    watch: (listener: () => void) => {
      tell = listener;
      const followed = editor.subscribe(follow);
      turnTo(page);
      return () => {
        followed.unsubscribe();
        painting.disconnect();
        endPicking();
      };
    },
  };
};
