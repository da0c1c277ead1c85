import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { CompanyFields } from './company-fields.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { StageBar } from './stage-bar.tsx';
import { StageFrame } from './stage-frame.tsx';
import styles from './onboarding.module.css';

export const CompanyDataPage = observer(function CompanyDataPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.company);
  const { stage } = store;

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={stage}
      title={t('company.title')}
      text={t('company.text')}
      skeleton={<FieldsSkeleton />}
      bar={<StageBar store={stage} canContinue={stage.canContinue} missing={stage.missing} />}
    >
      <CompanyFields store={store} />
    </StageFrame>
  );
});

function FieldsSkeleton() {
  return (
    <div className={classNames('stack', styles.narrow, styles.fieldsSkeleton)} aria-hidden="true">
      <Skeleton width="sm" />
      <Skeleton width="full" />
      <Skeleton width="lg" />
    </div>
  );
}
