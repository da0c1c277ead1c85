import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '#src/domain/shared/language.ts';
import { useAppStores } from './stores-context.ts';
import styles from './language-choice.module.css';

/** For the ways in, which have no profile menu. Nothing to choose where one language is offered. */
export const LanguageChoice = observer(function LanguageChoice() {
  const { t } = useTranslation();
  const { language } = useAppStores();
  if (language.offered.length < 2) return null;
  const choose = (code: string) => {
    if (isLanguage(code)) void language.choose(code);
  };
  return (
    <select
      className={styles.select}
      name="language"
      aria-label={t('common.language')}
      value={language.chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {language.offered.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </select>
  );
});
