import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import styles from './period-toggle.module.css';

interface PeriodToggleProps {
  readonly period: BillingPeriod;
  /** What a year saves at most; 0 says nothing. */
  readonly savingPercent: number;
  readonly onChoose: (period: BillingPeriod) => void;
}

/** Monthly or annual (§2); the annual one says what it saves at most. */
export function PeriodToggle({ period, savingPercent, onChoose }: PeriodToggleProps) {
  const { t } = useTranslation();
  const annual = (
    <>
      {t('plan.annual')}
      {savingPercent > 0 && <span className={styles.note}>{t('plan.save-up-to', { percent: savingPercent })}</span>}
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
