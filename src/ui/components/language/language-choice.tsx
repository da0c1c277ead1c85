import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isLanguage, LANGUAGES } from '#src/domain/shared/language.ts';
import { LanguageContext } from './language-context.ts';
import styles from './language-choice.module.css';

/** For the ways in, which have no profile menu. Nothing to choose where one language is offered. */
export const LanguageChoice = observer(function LanguageChoice() {
  const { t } = useTranslation();
  const store = use(LanguageContext);
  if (!store || store.offered.length < 2) return null;
  const choose = (code: string) => {
    if (isLanguage(code)) void store.choose(code);
  };
  return (
    <select
      className={styles.select}
      name="language"
      aria-label={t('common.language')}
      value={store.chosen}
      onChange={({ target }) => choose(target.value)}
    >
      {store.offered.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </select>
  );
});

/** For a bar at the top: on phones, a code stands for the name. */
export const ShortLanguageChoice = observer(function ShortLanguageChoice() {
  const store = use(LanguageContext);
  if (!store || store.offered.length < 2) return null;
  return (
    <span className={styles.choice}>
      <span className={styles.code} aria-hidden>
        {store.chosen.toUpperCase()}
      </span>
      <LanguageChoice />
    </span>
  );
});
