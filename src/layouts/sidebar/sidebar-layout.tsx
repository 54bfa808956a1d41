import { IconPin, IconPinnedOff, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSidebar } from '../../ui/sidebar/sidebar-state.ts';
import { pinnedSidebar } from '../remembered.ts';
import css from './sidebar-layout.module.css';
import { useOverlay } from './use-overlay.ts';

interface SidebarLayoutProps {
  sidebar: ReactNode;
  /** It holds filters, which need more room: known before they are there, so that the page does not move. */
  filters?: boolean;
  children: ReactNode;
}

/**
 * A page with a sidebar: next to it above 1700 px, an overlay below, docked by its pin from 1263 px (decisions,
 * Layout); filters are next to their list from 1263 px. The route has `staticData: { sidebar: true }`, so that the
 * header offers to open it.
 */
export const SidebarLayout = ({ sidebar, filters = false, children }: SidebarLayoutProps) => {
  const { t } = useTranslation();
  const { fixed, docked, names, open, close } = useSidebar();
  const pinned = pinnedSidebar.use();
  const pane = useRef<HTMLDivElement>(null);
  const overlaid = open && !docked;
  // A pane that was never opened is not rendered and its code not fetched; once rendered it stays as it was left.
  const [drawn, setDrawn] = useState(false);
  if ((docked || open) && !drawn) setDrawn(true);
  const part = useOverlay(pane, { label: t(names.label), overlaid, close });
  return (
    <div className={css.layout} data-sidebar={docked ? 'docked' : 'overlay'}>
      <div
        {...part}
        ref={pane}
        id="sidebar"
        tabIndex={-1}
        className={css.sidebar}
        data-docked={docked}
        data-filters={filters}
        data-open={open}
        inert={!docked && !open}
      >
        {!fixed && (
          <div className={css.head}>
            {t(names.label)}
            <span className={css.tools}>
              <IconButton
                label={pinned ? t(names.unpin) : t(names.pin)}
                aria-pressed={pinned}
                className={css.pin}
                onClick={() => pinnedSidebar.set(!pinned)}
              >
                {pinned ? (
                  <IconPinnedOff size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconPin size={16} stroke={1.75} aria-hidden />
                )}
              </IconButton>
              {!docked && (
                <IconButton label={t(names.close)} onClick={close}>
                  <IconX size={18} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </span>
          </div>
        )}
        <div className={css.body}>{drawn && <Suspense fallback={null}>{sidebar}</Suspense>}</div>
      </div>
      {overlaid && <button type="button" className={css.scrim} tabIndex={-1} aria-hidden onClick={close} />}
      <div className={css.page} inert={overlaid}>
        {children}
      </div>
    </div>
  );
};
