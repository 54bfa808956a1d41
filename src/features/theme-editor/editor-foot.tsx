import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { seenPairs } from '../../../domain/theme/contrast-pairs.ts';
import { mendedPairs } from '../../../domain/theme/nearest-shade.ts';
import css from './editor-dialog.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';

/** How many pairs are too pale, and what makes them all readable at once. */
export const EditorFoot = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const colours = useEditor(({ context }) => context.colours);
  const pairs = seenPairs(colours);
  const pale = pairs.filter(({ passes }) => !passes);
  const modes = new Set(pale.map(({ mode }) => mode));
  const where = modes.size === 2 ? 'both' : modes.has('dark') ? 'dark' : 'light';
  const mend = () => editor.send({ type: 'colours.chosen', wanted: mendedPairs(colours), gesture: null });
  return (
    <div className={css.foot}>
      {pale.length === 0 ? (
        <>
          <IconCheck size={18} stroke={1.75} aria-hidden />
          <p>{t('pairs.fine', { count: pairs.length })}</p>
        </>
      ) : (
        <>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden data-warning />
          <p>{t(`pairs.pale_${where}`, { count: pale.length, all: pairs.length })}</p>
          <button type="button" className={css.outlined} onClick={mend}>
            {t('pairs.mend')}
          </button>
        </>
      )}
    </div>
  );
};
