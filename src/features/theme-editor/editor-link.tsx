import { IconPalette } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../running/machines.ts';
import { colorMode } from '../../theme/color-mode.ts';
import { operatorColours } from '../../theme/operator-colours.ts';
import { dockedFrom } from './docked-from.ts';
import { frameMode } from './frame-mode.ts';
import { useEditorRef } from './use-editor.ts';

/** Opens the theme editor; a page inside the editor has none. */
const EditorLink = ({ className, onOpen }: { className: string | undefined; onOpen(): void }) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const themes = useSite(({ context }) => context.site.theme);
  if (frameMode()) return null;
  const open = () => {
    onOpen();
    editor.send({
      type: 'editor.opened',
      operator: operatorColours(themes),
      view: window.matchMedia(dockedFrom).matches ? 'both' : colorMode.current(),
    });
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      <IconPalette size={20} stroke={1.75} aria-hidden />
      {t('title')}
    </button>
  );
};

export default EditorLink;
