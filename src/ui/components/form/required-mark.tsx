import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** For those who see it; the control itself says it to the others. */
export function RequiredMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.required} aria-hidden="true">
      {t('common.required')}
    </span>
  );
}
