import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlanStore } from '../../application/onboarding/plan-store';
import { Segmented } from '../components/segmented';

/** Monthly or annual (§2); the annual one says what it saves at most. */
export const PeriodToggle = observer(function PeriodToggle({ store }: { readonly store: PlanStore }) {
  const { t } = useTranslation();
  const { period, savingPercent } = store;
  const annual = (
    <>
      {t('plan.annual')}
      {savingPercent > 0 && <span className="seg__note">{t('plan.save-up-to', { percent: savingPercent })}</span>}
    </>
  );
  return (
    <Segmented
      label={t('plan.period')}
      value={period}
      options={[
        { value: 'monthly', label: t('plan.monthly') },
        { value: 'annually', label: annual },
      ]}
      onChange={store.choosePeriod}
    />
  );
});
