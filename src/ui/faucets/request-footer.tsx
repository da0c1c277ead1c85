import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import type { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { FaucetChoice } from '#src/domain/faucets/offer.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { WaitCountdown } from './wait-countdown.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './faucets.module.css';

const MISSING: Readonly<Record<keyof FaucetChoice, MessageKey>> = {
  blockchain: 'faucets.dialog.missing.blockchain',
  network: 'faucets.dialog.missing.network',
  address: 'faucets.dialog.missing.address',
  type: 'faucets.dialog.missing.type',
};

interface RequestFooterProps {
  readonly store: RequestFaucetStore;
  readonly wait: FaucetCooldown;
  readonly onCancel: () => void;
}

/** The hint, or a countdown to the next allowed request. */
export const RequestFooter = observer(function RequestFooter({ store, wait, onCancel }: RequestFooterProps) {
  const { t } = useTranslation();
  const { firstMissingField } = store;
  const { isSubmitting } = store.form;
  const isWaiting = !wait.isFinished && !isSubmitting;
  return (
    <>
      <span className={classNames('grow', fieldStyles.hint, styles.hint)} data-slot="field-hint">
        {isWaiting ? (
          <WaitCountdown wait={wait} />
        ) : (
          firstMissingField !== null && !isSubmitting && t(MISSING[firstMissingField])
        )}
      </span>
      <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={firstMissingField !== null && !isSubmitting}
        busy={isSubmitting}
        busyLabel={t('faucets.dialog.submitting')}
        // Not disabled, so that the focus stays on it during the wait.
        {...(isWaiting && { 'aria-disabled': true })}
      >
        {t('faucets.request')}
      </Button>
    </>
  );
});
