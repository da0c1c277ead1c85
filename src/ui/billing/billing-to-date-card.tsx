import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import { paymentToDate } from '../../domain/billing/payments';
import { dollars } from '../../domain/shared/money';
import { Card } from '../components/card';
import { FactTable } from './fact-table';

/** What the period has come to so far, in US dollars (§2, §9). The subtotal is the provider's own figure. */
export function BillingToDateCard({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  return (
    <Card
      layout="bare"
      title={t('billing.to-date')}
      action={<span className="sm muted">{t('billing.usd')}</span>}
      footer={<span>{t('billing.to-date.note')}</span>}
    >
      <FactTable
        label={t('billing.to-date')}
        facts={[
          { label: t('billing.to-date.payg'), value: dollars(current.paygPeriodToDate) },
          { label: t('billing.to-date.payment'), value: dollars(paymentToDate(current)) },
          { label: t('billing.to-date.subtotal'), value: dollars(current.subtotal), isSum: true },
        ]}
      />
    </Card>
  );
}
