import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../../contract/entities/languages.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language-code.ts';
import { useTellPlayer } from '../../running/machines.ts';
import { Menu } from '../../ui/menu.tsx';
import css from './language-picker.module.css';

const LanguagePicker = () => {
  const { t } = useTranslation();
  const tellPlayer = useTellPlayer();
  const language = useLanguage();
  return (
    <Menu
      label={`${t('header.language')}: ${languageNames[language]}, ${language.toUpperCase()}`}
      className={css.picker}
      button={language.toUpperCase()}
      items={languages.map((value) => ({
        value,
        content: <span lang={languageCodes[value]}>{languageNames[value]}</span>,
      }))}
      chosen={language}
      onChoose={(chosen) => tellPlayer({ type: 'language.chosen', language: chosen })}
    />
  );
};

export default LanguagePicker;
