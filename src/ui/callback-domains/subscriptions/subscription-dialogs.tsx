import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  deleteSubscription,
  switchSubscription,
  testSubscription,
} from '#src/application/callback-domains/callback-subscription-changes.ts';
import type { CallbackSubscriptionsStore } from '#src/application/callback-domains/callback-subscriptions-store.ts';
import type { CallbackSubscription } from '#src/domain/callback-domains/callback-subscription.ts';
import { readableEventName } from '#src/domain/logs/callback-log.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { DoneButton } from '#src/ui/components/button/button.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { TestDetails, TestOutcome } from '#src/ui/callback-domains/signing/test-result.tsx';
import styles from './subscriptions.module.css';

interface SubscriptionDialogProps {
  readonly of: CallbackSubscription;
  readonly onClose: () => void;
}

/** Why the provider stopped it is answered by activating it. */
export function SwitchSubscription({ of, onClose }: SubscriptionDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { get } = useAccountStores();
  const [change] = useState(() => get(switchSubscription)(of));
  const name = readableEventName(of);
  if (of.isActive) {
    return (
      <ConfirmChange
        {...{ change, onClose }}
        destructive={false}
        title={t('subscriptions.pause.title', { name })}
        text={t('subscriptions.pause.text')}
        confirm={t('subscriptions.pause')}
        busy={t('common.saving')}
      />
    );
  }
  const reasons = of.deactivations.map(({ reason, at }, index) => (
    <span key={index} className={styles.reason}>
      <bdi>
        <ForeignText text={reason} />
      </bdi>
      {at !== null && <span className="muted">{` · ${formats.utc(at)}`}</span>}
    </span>
  ));
  return (
    <ConfirmChange
      {...{ change, onClose }}
      destructive={false}
      title={t('subscriptions.activate.title', { name })}
      text={
        <>
          <span>{t('subscriptions.activate.text')}</span>
          {reasons}
        </>
      }
      confirm={t('subscriptions.activate')}
      busy={t('common.saving')}
    />
  );
}

export function DeleteSubscription({ of, onClose, onDone }: SubscriptionDialogProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deleteSubscription)(of));
  return (
    <ConfirmChange
      {...{ change, onClose, onDone }}
      title={t('subscriptions.delete.title', { name: readableEventName(of) })}
      text={t('subscriptions.delete.text')}
      confirm={t('subscriptions.delete')}
      busy={t('subscriptions.deleting')}
    />
  );
}

interface TestSubscriptionProps extends SubscriptionDialogProps {
  readonly store: CallbackSubscriptionsStore;
}

/** What is sent, then what became of it. */
export const TestSubscription = observer(function TestSubscription({ of, store, onClose }: TestSubscriptionProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(testSubscription)(of));
  const [isSent, setSent] = useState(false);
  if (isSent && store.tested) {
    return (
      <Dialog title={t('subscriptions.test.result')} onClose={onClose} footer={<DoneButton onClick={onClose} />}>
        <TestOutcome of={store.tested} />
        <TestDetails of={store.tested} />
      </Dialog>
    );
  }
  return (
    <ConfirmChange
      {...{ change, onClose }}
      destructive={false}
      title={t('subscriptions.test')}
      text={
        <>
          <span>{t('subscriptions.test.text', { name: readableEventName(of) })}</span>{' '}
          <bdi dir="ltr" translate="no" className="mono wrap-anywhere">
            <ForeignText text={of.callbackUrl} />
          </bdi>
        </>
      }
      confirm={t('subscriptions.test')}
      busy={t('subscriptions.test.sending')}
      onDone={() => setSent(true)}
    />
  );
});
