import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './period-toggle.module.css';

interface PeriodToggleProps {
  readonly period: BillingPeriod;
  /** The largest annual saving; 0 hides it. */
  readonly savingPercent: number;
  readonly onChoose: (period: BillingPeriod) => void;
}

export function PeriodToggle({ period, savingPercent, onChoose }: PeriodToggleProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const annual = (
    <>
      <span>{t('plan.annual')}</span>
      {savingPercent > 0 && (
        <span className={styles.note}>{t('plan.save-up-to', { percent: formats.percent(savingPercent) })}</span>
      )}
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
      onChange={onChoose}
    />
  );
}
