import {
  IconAlertTriangle,
  IconClick,
  IconClipboard,
  IconCopy,
  IconDeviceDesktop,
  IconDownload,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './editor-dialog.module.css';
import { EditorNews } from './editor-news.tsx';
import { useEditor, useEditorRef } from './use-editor.ts';

const views = ['both', 'dark', 'light'] as const;

/** The time of day as a clock shows it, to the second. */
const clock = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** What can be done with the template, the result of the last action, and which modes are shown. */
export const EditorTools = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const { base, keptAt, view } = useEditor(({ context }) => context);
  const picking = useEditor((state) => state.matches({ screen: { open: 'picking' } }));
  const unkept = useEditor((state) => state.matches({ draft: 'unkept' }));
  return (
    <>
      <div className={css.tools}>
        <button type="button" className={css.save} onClick={() => editor.send({ type: 'save.wanted' })}>
          {t('save')}
        </button>
        <button type="button" className={css.tool} onClick={() => editor.send({ type: 'template.copied' })}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
          {t('copy')}
        </button>
        <button type="button" className={css.tool} onClick={() => editor.send({ type: 'paste.wanted' })}>
          <IconClipboard size={18} stroke={1.75} aria-hidden />
          {t('paste')}
        </button>
        <button type="button" className={css.tool} onClick={() => editor.send({ type: 'template.exported' })}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          {t('export')}
        </button>
        <span className={css.rest}>
          <IconButton label={t('reset')} onClick={() => editor.send({ type: 'reset.wanted' })}>
            <IconRestore size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton
            label={t('delete')}
            aria-disabled={base === null}
            onClick={() => editor.send({ type: 'deletion.wanted' })}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
      </div>
      {unkept ? (
        <p className={css.kept} role="alert" data-warning>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {t('unkept')}
        </p>
      ) : (
        <p className={css.kept}>
          <IconDeviceDesktop size={16} stroke={1.75} aria-hidden />
          {t('thisBrowser')} {keptAt !== null && t('keptAt', { time: clock(keptAt) })}
        </p>
      )}
      <EditorNews />
      <div className={css.views}>
        <button
          type="button"
          className={css.tool}
          aria-pressed={picking}
          onClick={() => editor.send({ type: picking ? 'picking.ended' : 'picking.begun' })}
        >
          <IconClick size={18} stroke={1.75} aria-hidden />
          {t('pick')}
        </button>
        <fieldset className={css.segment}>
          <legend className="visually-hidden">{t('view.label')}</legend>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              data-view={each}
              onClick={() => editor.send({ type: 'view.chosen', view: each })}
            >
              {t(`view.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </>
  );
};
