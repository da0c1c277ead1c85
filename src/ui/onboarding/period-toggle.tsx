import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlanStore } from '../../application/onboarding/plan-store';
import '../theme/segmented.css';

/** Monthly or annual (§2); the annual one says what it saves at most. */
export const PeriodToggle = observer(function PeriodToggle({ store }: { readonly store: PlanStore }) {
  const { t } = useTranslation();
  const { period, savingPercent } = store;
  return (
    <div className="seg" role="radiogroup" aria-label={t('plan.period')}>
      <label>
        <input
          type="radio"
          name="period"
          checked={period === 'monthly'}
          onChange={() => store.choosePeriod('monthly')}
        />
        {t('plan.monthly')}
      </label>
      <label>
        <input
          type="radio"
          name="period"
          checked={period === 'annually'}
          onChange={() => store.choosePeriod('annually')}
        />
        {t('plan.annual')}
        {savingPercent > 0 && <span className="seg__note">{t('plan.save-up-to', { percent: savingPercent })}</span>}
      </label>
    </div>
  );
});
