import { Check } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './billing.module.css';

const POINTS: readonly MessageKey[] = [
  'billing.enterprise.nodes',
  'billing.enterprise.limits',
  'billing.enterprise.uptime',
  'billing.enterprise.engineer',
  'billing.enterprise.sign-on',
  'billing.enterprise.payment',
];

export function EnterpriseBanner({ onContact }: { readonly onContact: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <section className={classNames(cardStyles.card, styles.enterprise)} aria-labelledby="enterprise">
      <div>
        <h2 className={styles.plan} id="enterprise">
          {t('billing.enterprise')}
        </h2>
        <p className={classNames('text-sm secondary', styles.enterpriseText)}>{t('billing.enterprise.text')}</p>
        {onContact && <Button onClick={onContact}>{t('common.contact-us')}</Button>}
      </div>
      <ul className={classNames('text-sm secondary', styles.enterprisePoints)}>
        {POINTS.map((point) => (
          <li className="row" key={point}>
            <Icon of={Check} size={14} strokeWidth={2} />
            <span>{t(point)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
