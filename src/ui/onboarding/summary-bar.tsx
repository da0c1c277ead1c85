import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../application/i18n/message-key';
import type { SummaryStore } from '../../application/onboarding/summary-store';
import type { SummaryAction } from '../../domain/onboarding/summary';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { BackButton } from './back-button';

/** §2. */
const LABELS: Readonly<Record<SummaryAction, MessageKey>> = {
  'get-started': 'summary.get-started',
  pay: 'summary.pay',
  'contact-us': 'common.contact-us',
};

export const SummaryBar = observer(function SummaryBar({ store }: { readonly store: SummaryStore }) {
  const { t } = useTranslation();
  const { isConfirming, canConfirm, hasAccepted, action } = store;
  const isLoaded = store.summary.value !== undefined;
  return (
    <>
      <BackButton busy={false} disabled={isConfirming} onClick={store.back} />
      <span className="grow" />
      {isLoaded && !hasAccepted && <span className="onb__hint">{t('summary.terms-missing')}</span>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canConfirm && !isConfirming}
        busy={isConfirming}
        busyLabel={t('summary.confirming')}
      >
        {t(LABELS[action])}
        <Icon of={ArrowRight} />
      </Button>
    </>
  );
});
