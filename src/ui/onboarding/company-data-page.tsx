import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import type { CompanyStore } from '#src/application/onboarding/company-store.ts';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageFrame } from './stage-frame.tsx';
import { StageErrors } from './onboarding-layout.tsx';
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

const CompanyFields = observer(function CompanyFields({ store }: { readonly store: CompanyStore }) {
  const { t } = useTranslation();
  const { draft, formErrors } = store.stage;
  return (
    <div className={classNames('stack', styles.narrow)}>
      <RestoredAlert form={store.stage} />
      <TextField
        label={t('company.name')}
        size="lg"
        name="organization"
        autoComplete="organization"
        value={draft.name}
        onChange={store.setName}
        disabled={draft.hasNoCompany}
      />
      <Checkbox checked={draft.hasNoCompany} onChange={store.setHasNoCompany}>
        {t('company.none')}
      </Checkbox>
      <StageErrors messages={formErrors} />
    </div>
  );
});
