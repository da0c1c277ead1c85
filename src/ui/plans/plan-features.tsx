import { Check } from 'lucide';
import {
  type BillingPeriod,
  displayedSaving,
  type Plan,
  type PlanFeature,
  separateValue,
} from '#src/domain/plans/plan.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './plans.module.css';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { billText } from './plan-price.tsx';

interface PlanFeaturesProps {
  readonly features: readonly PlanFeature[];
  /** Without ticks, for use in a table. */
  readonly plain?: boolean | undefined;
}

/** Spans, because a card of the questionnaire is one label, which may hold no list. */
export function PlanFeatures({ features, plain = false }: PlanFeaturesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span className={styles.features} role="list">
      {features.map((feature, index) => {
        const value = separateValue(feature);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <span key={index} className={styles.feature} role="listitem">
            {!plain && <Icon of={Check} size={14} strokeWidth={2} />}
            <span className="own-direction">
              {value && <b>{value}</b>} <span>{feature.name}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}

interface PlanBillProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly id?: string | undefined;
}

/** The annual saving shows only if there is one. */
export function PlanBill({ plan, period, id }: PlanBillProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const saving = displayedSaving(plan, period);
  return (
    <span id={id}>
      <span className={styles.bill}>{billText(plan, period, t, formats)}</span>
      <span className={styles.save} data-slot="plan-save">
        {saving !== null && (
          <Badge dot={false}>{t('plan.save', { amount: formats.price(saving, plan.currency) })}</Badge>
        )}
      </span>
    </span>
  );
}
