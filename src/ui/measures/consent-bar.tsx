import { observer } from 'mobx-react-lite';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  readonly store: MeasuresStore;
  readonly brand: string;
}

/** Waits beside the page and takes no focus; both answers weigh the same. */
export const ConsentBar = observer(function ConsentBar({ store, brand }: ConsentBarProps) {
  const { t } = useTranslation();
  if (!store.isAsking) return null;
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={t('measures.title')}>
      <p className="own-direction">{t('measures.question', { brand })}</p>
      <div className={styles.answers}>
        <Button onClick={store.decline}>{t('measures.decline')}</Button>
        <Button onClick={store.allow}>{t('measures.allow')}</Button>
      </div>
    </section>
  );
});
