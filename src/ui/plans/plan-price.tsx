import { counted } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type BillingPeriod, isPriced, monthlyPrice, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './plans.module.css';
import type { Formats } from '#src/domain/shared/formats.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

interface PlanPriceProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly id?: string | undefined;
}

/** Cents, if there are any, are smaller, so that the dollars compare at a glance. */
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

export function priceText(plan: Plan, period: BillingPeriod, t: Translate, formats: Formats): string {
  const price = monthlyPrice(plan, period);
  if (price !== null) return formats.price(price, plan.currency);
  return t(plan.isCustom ? 'plan.custom-price' : 'plan.no-price');
}

export function billText(plan: Plan, period: BillingPeriod, t: Translate, formats: Formats): string {
  if (plan.isCustom) return t('plan.bill.custom');
  if (plan.isFree) return t('plan.bill.free');
  if (!isPriced(plan)) return t('plan.bill.no-price');
  if (period === 'monthly') return t('plan.bill.monthly');
  return t('plan.bill.yearly', { amount: formats.price(yearlyPrice(plan) ?? 0, plan.currency) });
}

export function creditsText(plan: Plan, t: Translate, formats: Formats): string {
  if (plan.isCustom) return t('plan.credits.custom');
  const credits = plan.paygAdditionalCreditsPerOneDollar;
  if (credits <= 0) return t('plan.credits.none');
  return t('plan.credits', counted(credits, formats, { dollar: formats.wholeDollars(1) }));
}
