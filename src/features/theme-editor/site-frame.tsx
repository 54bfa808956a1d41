import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeModeName, ThemeToken } from '../../../contract/entities/theme-template.ts';
import { paintColours } from '../../theme/paint-colours.ts';
import { frameName } from './frame-mode.ts';
import css from './site-frames.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';
import { variablesUnder } from './variables-under.ts';

interface Seen {
  tokens: ThemeToken[];
  box: { left: number; top: number; width: number; height: number };
}

const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'auxclick', 'dblclick'];
/** The room that a label needs below what it names; with less it is placed above. */
const labelRoom = 64;

/** The site in one mode, painted with the draft; while something is picked, what is under the pointer names its variables. */
export const SiteFrame = ({ mode, address }: { mode: ThemeModeName; address: string }) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const colours = useEditor(({ context }) => context.colours[mode]);
  const picking = useEditor((state) => state.matches({ screen: { open: 'picking' } }));
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);

  // The page in the frame paints its operator's colours when they arrive: the edited ones must go over them.
  useEffect(() => {
    if (!page) return;
    const paint = () => paintColours(page.documentElement, colours);
    const watching = new MutationObserver(paint);
    watching.observe(page.documentElement, { attributeFilter: ['style', 'data-mode'] });
    paint();
    return () => watching.disconnect();
  }, [page, colours]);

  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view || !picking) return;
    const look = (target: EventTarget | null): Seen | null => {
      if (!(target instanceof (view as Window & typeof globalThis).Element)) return null;
      const { left, top, width, height } = target.getBoundingClientRect();
      return { tokens: variablesUnder(target, colours), box: { left, top, width, height } };
    };
    const show = ({ target }: Event) => setSeen(look(target));
    const pick = (event: Event) => {
      const [token] = look(event.target)?.tokens ?? [];
      if (token) editor.send({ type: 'variable.picked', row: { token, mode } });
    };
    const swallow = (event: Event) => {
      if (event.type !== 'touchstart' && event.type !== 'touchend') event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: Event) => {
      swallow(event);
      pick(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter') press(event);
      if (event.key === 'Escape') {
        swallow(event);
        editor.send({ type: 'picking.ended' });
      }
    };
    const capture = { capture: true };
    for (const type of ['pointerover', 'focusin']) view.addEventListener(type, show, capture);
    for (const type of presses) view.addEventListener(type, swallow, capture);
    view.addEventListener('click', press, capture);
    view.addEventListener('keydown', key, capture);
    return () => {
      for (const type of ['pointerover', 'focusin']) view.removeEventListener(type, show, capture);
      for (const type of presses) view.removeEventListener(type, swallow, capture);
      view.removeEventListener('click', press, capture);
      view.removeEventListener('keydown', key, capture);
      setSeen(null);
    };
  }, [page, picking, colours, mode, editor]);

  const below = seen && frame.current && seen.box.top + seen.box.height + labelRoom < frame.current.clientHeight;
  return (
    <div className={css.frame} data-mode={mode}>
      <iframe
        ref={frame}
        name={frameName(mode)}
        title={t(`frame.${mode}`)}
        src={address}
        data-picking={picking}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {seen && (
        <>
          <div className={css.ring} style={seen.box} aria-hidden />
          <div
            className={css.label}
            role="status"
            style={{
              left: Math.max(4, seen.box.left),
              ...(below ? { top: seen.box.top + seen.box.height + 6 } : { top: Math.max(4, seen.box.top - 52) }),
            }}
          >
            <b>
              {seen.tokens.length > 0 ? seen.tokens.map((token) => t(`tokens.${token}`)).join(', ') : t('noVariable')}
            </b>
            <span>{seen.tokens.join(', ')}</span>
          </div>
        </>
      )}
    </div>
  );
};
