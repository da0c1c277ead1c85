import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestFooter } from './request-footer.tsx';
import { WaitAnnouncement } from './wait-announcement.tsx';

interface RequestFaucetDialogProps {
  readonly createStore: () => RequestFaucetStore;
  readonly faucets: FaucetsStore;
  readonly onClose: () => void;
}

/** A rate limit preserves the input until it ends. */
export const RequestFaucetDialog = observer(function RequestFaucetDialog(props: RequestFaucetDialogProps) {
  const { createStore, faucets, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.form.show(), [store]);
  useEffect(() => {
    if (store.isRequested) onClose();
  }, [store.isRequested, onClose]);

  return (
    <Dialog
      title={t('faucets.dialog.title')}
      text={t('faucets.dialog.text')}
      busy={store.form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.request()}
      leaving={touchOnLeave(store.form)}
      footer={<RequestFooter store={store} wait={faucets.cooldown} onCancel={onClose} />}
    >
      {store.blockchains.length === 0 && <Alert kind="info">{t('faucets.dialog.none')}</Alert>}
      <RestoredAlert form={store.form} />
      <RequestFields store={store} faucets={faucets} />
      <FormRulesAlert form={store.form} />
      {store.form.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {store.form.formErrors.join(' ')}
        </Alert>
      )}
      {!faucets.cooldown.isFinished && <Alert kind="warning">{t('faucets.wait.explained')}</Alert>}
      <WaitAnnouncement wait={faucets.cooldown} />
    </Dialog>
  );
});
