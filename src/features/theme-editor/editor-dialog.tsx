import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './editor-dialog.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTools } from './editor-tools.tsx';
import { Questions } from './questions.tsx';
import { SiteFrames } from './site-frames.tsx';
import { TokenList } from './token-list.tsx';
import { useEditorRef } from './use-editor.ts';

const backTo = ['header [aria-haspopup="dialog"]', '#main'] as const;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** The site in one mode or both, and next to it the controls of its colours (picture 29). */
const EditorDialog = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const close = () => editor.send({ type: 'editor.closed' });
  const onKeyDown = (event: KeyboardEvent) => {
    // A text field has its own undo.
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    editor.send({ type: key === 'y' || event.shiftKey ? 'step.redone' : 'step.undone' });
  };
  return (
    <Dialog look="own" className={css.dialog} aria-label={t('title')} backTo={backTo} onClose={close}>
      <MantineIsland>
        <SiteFrames />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it, whose labels name what they do */}
        <div className={css.panel} onKeyDown={onKeyDown}>
          <EditorHead onClose={close} />
          <EditorTools />
          <TokenList />
          <EditorFoot />
        </div>
        <Questions />
      </MantineIsland>
    </Dialog>
  );
};

export default EditorDialog;
