import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/plans/plans.module.css';
import { PlanCard } from './plan-card.tsx';

export const PlanSheet = observer(function PlanSheet({ store }: { readonly store: PlanStore }) {
  const { t } = useTranslation();
  const { plans, chosen, period } = store;
  return (
    <div
      className={classNames(styles.plans, styles[`plans${plans.length}`])}
      role="radiogroup"
      aria-label={t('plan.label')}
    >
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          period={period}
          checked={plan.id === chosen?.id}
          onChoose={() => store.choose(plan)}
        />
      ))}
    </div>
  );
});
