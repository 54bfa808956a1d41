import { useTranslation } from 'react-i18next';
import css from './editor-dialog.module.css';
import { useEditor } from './use-editor.ts';

/** What was done last, and what of a pasted text was left out. */
export const EditorNews = () => {
  const { t } = useTranslation('theme');
  const news = useEditor(({ context }) => context.news);
  const refusal = useEditor(({ context }) => context.refusal);
  const resting = useEditor((state) => state.matches({ screen: { open: 'resting' } }));
  return (
    <>
      <div role="status" className={css.news}>
        {news && (news.kind === 'pasted' ? t('news.pasted', { count: news.taken }) : t(`news.${news.kind}`))}
        {news?.kind === 'pasted' && news.leftOut.count > 0 && (
          <span className={css.leftOut}>
            {t('news.leftOut', { count: news.leftOut.count, names: news.leftOut.named.join(', ') })}
          </span>
        )}
      </div>
      {resting && refusal && (
        <p role="alert" className={css.news} data-warning>
          {t(`refusal.${refusal}`)}
        </p>
      )}
    </>
  );
};
