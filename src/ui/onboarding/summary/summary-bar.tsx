import { ArrowRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { SummaryAction } from '#src/domain/onboarding/summary.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { BackButton } from '#src/ui/onboarding/back-button.tsx';
import styles from '#src/ui/onboarding/onboarding.module.css';

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
      <span className={styles.hint} data-slot="stage-hint">
        {isLoaded && !hasAccepted && t('summary.terms-missing')}
      </span>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canConfirm && !isConfirming}
        busy={isConfirming}
        busyLabel={t('summary.confirming')}
      >
        <span>{t(LABELS[action])}</span>
        <Icon of={ArrowRight} />
      </Button>
    </>
  );
});
