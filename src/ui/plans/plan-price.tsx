import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type BillingPeriod, monthlyPrice, type Plan } from '#src/domain/plans/plan.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
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
  const formats = useFormats();
  const text = priceText(plan, period, t, formats);
  if (monthlyPrice(plan, period) === null) {
    return (
      <span className={styles.price} id={id}>
        {text}
      </span>
    );
  }
  // A shortened amount has a word or a letter behind its figures, and no cents.
  const cents = /[.,]\d\d(?=[^\p{L}\d]*$)/u.exec(text)?.[0] ?? '';
  const end = cents === '' ? text.length : text.lastIndexOf(cents);
  return (
    <span className={styles.price} id={id}>
      <span>
        <span>{text.slice(0, end)}</span>
        {cents !== '' && <span className={styles.cents}>{cents}</span>}
        <span>{text.slice(end + cents.length)}</span>
      </span>
      <small>{t('plan.per-month')}</small>
    </span>
  );
}
