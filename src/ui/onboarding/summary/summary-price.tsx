import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Purchase } from '#src/domain/onboarding/summary.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './summary.module.css';

interface SummaryPriceProps {
  readonly purchase: Purchase;
  readonly onRetry: () => void;
}

export function SummaryPrice({ purchase, onRetry }: SummaryPriceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { kind, period, amount } = purchase;
  if (kind === 'free') return <span>{t('summary.price.free')}</span>;
  if (kind === 'custom') return <span>{t('plan.bill.custom')}</span>;
  if (amount === null) {
    return (
      <>
        <span>{`${t('plan.bill.no-price')}.`}</span>{' '}
        <TextButton onClick={onRetry}>{t('summary.price.retry')}</TextButton>
      </>
    );
  }
  const values = { amount: formats.dollars(amount) };
  return (
    <>
      <strong>{t(period === 'monthly' ? 'summary.price.monthly' : 'summary.price.yearly', values)}</strong>
      <small className={styles.note}>{t('summary.price.tax')}</small>
    </>
  );
}
