import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type BillingPeriod, displayedSaving, type Plan } from '#src/domain/plans/plan.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { billText } from './plan-prices.ts';
import styles from './plans.module.css';

interface PlanBillProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
}

/** The annual saving shows only if there is one. */
export function PlanBill({ plan, period }: PlanBillProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const saving = displayedSaving(plan, period);
  return (
    <>
      <span className={styles.bill}>{billText(plan, period, t, formats)}</span>
      <span className={styles.save} data-slot="plan-save">
        {saving !== null && <Badge dot={false}>{t('plan.save', { amount: formats.dollars(saving) })}</Badge>}
      </span>
    </>
  );
}
