import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { YourDataSectionProps } from './closure/your-data-section.tsx';
import styles from './two-factor.module.css';

const SECTION = new LazyPage<YourDataSectionProps>(
  async () => (await import('./closure/your-data-section.tsx')).YourDataSection,
  ['account-closure'],
);

interface YourDataProps extends Pick<YourDataSectionProps, 'onClose'> {
  readonly stores: AppStores;
}

/** Its heading is there from the start, because its content comes late. */
export const YourData = observer(function YourData({ stores, onClose }: YourDataProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void SECTION.load(stores), [stores]);
  const focusHeading = () => heading.current?.focus();
  const retry = () => {
    focusHeading();
    void SECTION.loadAgain(stores);
  };
  const Section = SECTION.componentFor(stores);
  return (
    <section className={classNames('stack stack-3', styles.section)} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="heading-card">
        {t('profile.your-data')}
      </h3>
      {Section && <Section onClose={onClose} onChanged={focusHeading} />}
      {!Section && !SECTION.isFailed && <Skeleton width="lg" />}
      {!Section && SECTION.isFailed && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
          {t('profile.your-data.failed')}
        </Alert>
      )}
    </section>
  );
});
