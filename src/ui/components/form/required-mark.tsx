import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './field.module.css';

/** Visible only; the control itself has the required attribute. */
export function RequiredMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.required} aria-hidden="true">
      {t('common.required')}
    </span>
  );
}
