import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CompanyStore } from '#src/application/onboarding/company-store.ts';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { StageErrors } from './onboarding-layout.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './onboarding.module.css';

export const CompanyFields = observer(function CompanyFields({ store }: { readonly store: CompanyStore }) {
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
