import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingPeriod, Plan } from '#src/domain/plans/plan.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { PlanBill, PlanFeatures } from '#src/ui/plans/plan-features.tsx';
import { creditsText, PlanPrice } from '#src/ui/plans/plan-price.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import checkStyles from '#src/ui/components/form/check.module.css';
import styles from '#src/ui/plans/plans.module.css';

interface PlanCardProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** The whole column is one radio. */
export function PlanCard({ plan, period, checked, onChoose }: PlanCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  return (
    <label className={styles.plan} data-slot="plan">
      <span className={styles.name}>
        <span className="own-direction">{plan.name}</span>
        <input
          className={checkStyles.mark}
          type="radio"
          name="plan"
          value={plan.id}
          checked={checked}
          onChange={onChoose}
          aria-label={plan.name}
          aria-describedby={`${id}tag ${id}price ${id}bill`}
        />
      </span>
      <span className={styles.tag} id={`${id}tag`}>
        {plan.isMostPopular ? (
          <Badge tone="accent" dot={false}>
            {t('plan.most-popular')}
          </Badge>
        ) : (
          <bdi>{plan.description}</bdi>
        )}
      </span>
      <PlanPrice plan={plan} period={period} id={`${id}price`} />
      <PlanBill plan={plan} period={period} id={`${id}bill`} />
      <PlanFeatures features={plan.features} />
      <span className={styles.credits} data-slot="plan-credits">
        {creditsText(plan, t, formats)}
      </span>
    </label>
  );
}
