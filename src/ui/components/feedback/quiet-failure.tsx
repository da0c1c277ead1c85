import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import styles from './state.module.css';

/** In place of a part that is missing while the provider is down. */
export function QuietFailure() {
  const { t } = useTranslation();
  return (
    <p className={styles.quiet}>
      <EmptyValue t={t} />
    </p>
  );
}
