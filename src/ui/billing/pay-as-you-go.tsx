import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { formatCount } from '#src/domain/shared/money.ts';
import styles from './billing.module.css';

/** Disabled on a free plan. */
export function PayAsYouGo({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  if (current.free) {
    return (
      <span className="muted">
        {t('billing.payg.disabled')} <small className={styles.unit}>{t('billing.payg.disabled.note')}</small>
      </span>
    );
  }
  if (current.paygAdditionalCreditsPerOneDollar <= 0) {
    return (
      <span className="muted">
        {t('common.none')} <small className={styles.unit}>{t('billing.payg.none.note')}</small>
      </span>
    );
  }
  const credits = formatCount(current.paygAdditionalCreditsPerOneDollar);
  return (
    <>
      {t('billing.payg.dollar')} <small className={styles.unit}>{t('billing.payg.buys', { credits })}</small>
    </>
  );
}
