import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { monthlyPrice, type Plan } from '#src/domain/plans/plan.ts';
import { priceText } from './plan-prices.ts';
import styles from './plans.module.css';

interface PlanPriceProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly id?: string | undefined;
}

/** The cents are smaller, so that the dollars compare at a glance. */
export function PlanPrice({ plan, period, id }: PlanPriceProps) {
  const { t } = useTranslation();
  const text = priceText(plan, period, t);
  if (monthlyPrice(plan, period) === null) {
    return (
      <span className={styles.price} id={id}>
        {text}
      </span>
    );
  }
  // A shortened amount has no cents.
  const cents = /\.\d\d$/.exec(text)?.index ?? text.length;
  return (
    <span className={styles.price} id={id}>
      <span>
        {text.slice(0, cents)}
        {cents < text.length && <span className={styles.cents}>{text.slice(cents)}</span>}
      </span>
      <small>{t('plan.per-month')}</small>
    </span>
  );
}
