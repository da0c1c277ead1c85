import { Bitcoin, CreditCard, ExternalLink } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { PlanPayment, PlanStore } from '#src/application/onboarding/plan-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CardOption } from '#src/ui/components/form/card-option.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import styles from './payment-method.module.css';
import cardOptionStyles from '#src/ui/components/form/card-option.module.css';

const NOTES: Readonly<Record<PlanPayment, MessageKey>> = {
  card: 'payment.note',
  free: 'payment.note.free',
  custom: 'payment.note.custom',
  offline: 'payment.note.offline',
};

interface PaymentMethodProps {
  readonly store: PlanStore;
  /** The provider's contact page; without one, crypto is not offered. */
  readonly contact: string;
}

/** Crypto is a link to the contact page, and is marked once the provider has agreed on it. */
export const PaymentMethod = observer(function PaymentMethod({ store, contact }: PaymentMethodProps) {
  const { t } = useTranslation();
  // Nothing is paid, so there is nothing to choose.
  if (store.payment === 'free') {
    return (
      <div data-slot="payment-method">
        <Alert kind="info">{t(NOTES.free)}</Alert>
      </div>
    );
  }
  return (
    <div className={styles.row} data-slot="payment-method">
      <fieldset>
        <legend className="heading-card">{t('payment.legend')}</legend>
        <div className={styles.choices}>
          <CardOption
            kind="radio"
            name="payment"
            value="card"
            checked={store.paysByCard}
            onChange={store.payByCard}
            logo={<Icon of={CreditCard} size={20} />}
            note={t('payment.card.text')}
          >
            {t('payment.card')}
          </CardOption>
          {store.paysByCard ? contact !== '' && <ContactForCrypto contact={contact} /> : <AgreedCrypto />}
        </div>
      </fieldset>
      <Alert kind={store.payment === 'card' ? 'warning' : 'info'}>
        <span>{t(NOTES[store.payment])}</span>
        {store.paysByCard && contact !== '' && <span>{` ${t('payment.note.crypto')}`}</span>}
      </Alert>
    </div>
  );
});

/** The provider has set crypto for this account; choosing the card resets that. */
function AgreedCrypto() {
  const { t } = useTranslation();
  return (
    <CardOption
      kind="radio"
      name="payment"
      value="crypto"
      checked
      onChange={() => undefined}
      logo={<Icon of={Bitcoin} size={20} />}
      note={t('payment.crypto.agreed')}
    >
      {t('payment.crypto')}
    </CardOption>
  );
}

function ContactForCrypto({ contact }: { readonly contact: string }) {
  const { t } = useTranslation();
  return (
    <a className={cardOptionStyles.cardOption} href={contact} target="_blank" rel="noopener noreferrer">
      <Icon of={Bitcoin} size={20} />
      <span className={cardOptionStyles.text}>
        <span>{t('payment.crypto')}</span>
        <small>{t('payment.crypto.text')}</small>
        <NewTabHint />
      </span>
      <Icon of={ExternalLink} />
    </a>
  );
}
