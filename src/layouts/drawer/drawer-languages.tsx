import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../../contract/entities/languages.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language-code.ts';
import { useTellPlayer } from '../../running/machines.ts';
import css from './right-drawer.module.css';

export const DrawerLanguages = () => {
  const { t } = useTranslation();
  const tellPlayer = useTellPlayer();
  const chosen = useLanguage();
  return (
    <div className={css.part}>
      <h3 className={css.label}>{t('header.language')}</h3>
      <div className={css.languages}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={languageCodes[language]}
            className={css.language}
            aria-pressed={language === chosen}
            onClick={() => tellPlayer({ type: 'language.chosen', language })}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
    </div>
  );
};
