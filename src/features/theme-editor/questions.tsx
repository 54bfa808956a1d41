import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateNameLength } from '../../../contract/entities/theme-template.ts';
import { Dialog } from '../../ui/dialog.tsx';
import dialog from '../../ui/dialog-buttons.module.css';
import { TextArea } from '../../ui/kit/text-area.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './questions.module.css';
import { useEditor, useEditorRef } from './use-editor.ts';

const useCancel = () => {
  const editor = useEditorRef();
  return () => editor.send({ type: 'question.cancelled' });
};

const FormActions = ({ submit }: { submit: string }) => {
  const { t } = useTranslation('theme');
  return (
    <div className={dialog.actions}>
      <button type="submit" className={dialog.action} data-first>
        {submit}
      </button>
      <button type="button" className={dialog.action} onClick={useCancel()}>
        {t('cancel')}
      </button>
    </div>
  );
};

const SaveQuestion = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const cancel = useCancel();
  const { base, templates, refusal } = useEditor(({ context }) => context);
  const [name, setName] = useState(base ?? '');
  const [tried, setTried] = useState(false);
  const trimmed = name.trim();
  const replaces = templates.some((template) => template.name === trimmed);
  const save = () => {
    setTried(true);
    editor.send({ type: 'template.named', name });
  };
  const error = tried && trimmed === '' ? t('nameMissing') : refusal && t(`refusal.${refusal}`);
  return (
    <Dialog title={t('saveTitle')} onClose={cancel}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          data-autofocus
          label={t('name')}
          value={name}
          maxLength={templateNameLength}
          error={error}
          description={replaces && t('replaces')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <FormActions submit={t('save')} />
      </form>
    </Dialog>
  );
};

const PasteQuestion = () => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const cancel = useCancel();
  const refusal = useEditor(({ context }) => context.refusal);
  const [text, setText] = useState('');
  return (
    <Dialog title={t('pasteTitle')} text={t('pasteHint')} onClose={cancel}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          editor.send({ type: 'text.pasted', text });
        }}
      >
        <TextArea
          data-autofocus
          label={t('pasteField')}
          rows={8}
          spellCheck={false}
          value={text}
          error={refusal && t(`refusal.${refusal}`)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FormActions submit={t('pasteTake')} />
      </form>
    </Dialog>
  );
};

const Confirmation = ({
  question,
  event,
}: {
  question: 'delete' | 'reset';
  event: 'deletion.confirmed' | 'reset.confirmed';
}) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const cancel = useCancel();
  const base = useEditor(({ context }) => context.base);
  return (
    <Dialog title={t(`${question}Title`, { name: base ?? '' })} text={t(`${question}Text`)} onClose={cancel}>
      <div className={dialog.actions}>
        <button type="button" className={dialog.action} data-first onClick={() => editor.send({ type: event })}>
          {t(question)}
        </button>
        <button type="button" className={dialog.action} onClick={cancel}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
};

/** What the editor asks before it saves, deletes, resets or takes a pasted text. */
export const Questions = () => {
  const naming = useEditor(
    (state) =>
      state.matches({ screen: { open: 'naming' } }) ||
      state.matches({ screen: { open: 'saving' } }) ||
      state.matches({ screen: { open: 'unsaved' } }),
  );
  const pasting = useEditor((state) => state.matches({ screen: { open: 'pasting' } }));
  const deleting = useEditor((state) => state.matches({ screen: { open: 'deleting' } }));
  const resetting = useEditor((state) => state.matches({ screen: { open: 'resetting' } }));
  return (
    <>
      {naming && <SaveQuestion />}
      {pasting && <PasteQuestion />}
      {deleting && <Confirmation question="delete" event="deletion.confirmed" />}
      {resetting && <Confirmation question="reset" event="reset.confirmed" />}
    </>
  );
};
