import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { LanguageChoice } from './language-choice.tsx';
import { LanguageContext } from './language-context.ts';
import styles from './short-language-choice.module.css';

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
