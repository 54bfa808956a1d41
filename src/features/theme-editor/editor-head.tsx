import { IconArrowBackUp, IconArrowForwardUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { baseColours, changesBetween } from '../../../domain/theme/draft.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/kit/select-field.tsx';
import css from './editor-dialog.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';

/** Which template is worked on and how far it is from it; back, forth and out. */
export const EditorHead = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation(['theme', 'common']);
  const editor = useEditorRef();
  const { templates, base, colours, operator, past, future } = useEditor(({ context }) => context);
  const changes = changesBetween(baseColours(base, templates, operator), colours).length;
  const names = templates.map(({ name }) => name);
  // Another tab may have deleted it: the draft is still called after it.
  const options = base === null || names.includes(base) ? names : [...names, base];
  return (
    <div className={css.head}>
      <h2 className="visually-hidden">{t('theme:title')}</h2>
      <div className={css.template}>
        <SelectField
          data-autofocus
          aria-label={t('theme:template')}
          value={base === null ? '' : `=${base}`}
          data={[
            { value: '', label: t('theme:operator') },
            ...options.map((name) => ({ value: `=${name}`, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            editor.send({ type: 'template.loaded', name: value === '' ? null : value.slice(1) })
          }
        />
        <span className={css.changes}>{changes > 0 && t('theme:changes', { count: changes })}</span>
      </div>
      <IconButton
        label={t('theme:undo')}
        aria-keyshortcuts="Control+Z"
        aria-disabled={past.length === 0}
        onClick={() => past.length > 0 && editor.send({ type: 'step.undone' })}
      >
        <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        label={t('theme:redo')}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={future.length === 0}
        onClick={() => future.length > 0 && editor.send({ type: 'step.redone' })}
      >
        <IconArrowForwardUp size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t('common:close')} onClick={onClose}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
};
