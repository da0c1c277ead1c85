import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { YourDataSectionProps } from './closure/your-data-section.tsx';
import { AccountSection } from './account-section.tsx';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void SECTION.load(stores), [stores]);
  const focusHeading = () => heading.current?.focus();
  const retry = () => {
    focusHeading();
    void SECTION.loadAgain(stores);
  };
  const Section = SECTION.componentFor(stores);
  return (
    <AccountSection title={t('profile.your-data')} heading={heading}>
      {Section && <Section onClose={onClose} onChanged={focusHeading} />}
      {!Section && !SECTION.isFailed && <Skeleton width="lg" />}
      {!Section && SECTION.isFailed && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
          {t('profile.your-data.failed')}
        </Alert>
      )}
    </AccountSection>
  );
});
