import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeModeName } from '../../../contract/entities/theme-template.ts';
import { frameName } from './frame-mode.ts';
import { createFramedPage } from './framed-page.ts';
import css from './site-frames.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';

/** The room that a label needs below what it names; with less it is placed above. */
const labelRoom = 64;

/** The site in one mode, painted with the draft; while something is picked, what is under the pointer names its variables. */
export const SiteFrame = ({ mode, address }: { mode: ThemeModeName; address: string }) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const picking = useEditor((state) => state.matches({ screen: { open: 'picking' } }));
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useMemo(() => createFramedPage(editor, mode), [editor, mode]);
  const seen = useSyncExternalStore(page.watch, page.seen);

  const below = seen && frame.current && seen.box.top + seen.box.height + labelRoom < frame.current.clientHeight;
  return (
    <div className={css.frame} data-mode={mode}>
      <iframe
        ref={frame}
        name={frameName(mode)}
        title={t(`frame.${mode}`)}
        src={address}
        data-picking={picking}
        onLoad={({ currentTarget }) => page.turnTo(currentTarget.contentDocument)}
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
