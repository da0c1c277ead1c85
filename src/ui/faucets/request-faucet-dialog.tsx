import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '../../application/faucets/faucets-store';
import type { RequestFaucetStore } from '../../application/faucets/request-faucet-store';
import { Alert } from '../components/alert';
import { Dialog } from '../components/dialog';
import { FormRulesAlert } from '../components/form-rules-alert';
import { leftFields } from '../components/left-fields';
import { RequestFields } from './request-fields';
import { RequestFooter } from './request-footer';
import { WaitVoice } from './wait-voice';

interface RequestFaucetDialogProps {
  readonly createStore: () => RequestFaucetStore;
  readonly faucets: FaucetsStore;
  readonly onClose: () => void;
}

/** Where the test coins shall go (§2). A limit of the provider keeps what was typed until it is over. */
export const RequestFaucetDialog = observer(function RequestFaucetDialog(props: RequestFaucetDialogProps) {
  const { createStore, faucets, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => void store.form.prepare(), [store]);
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
      leaving={leftFields(store.form)}
      footer={<RequestFooter store={store} wait={faucets.wait} onCancel={onClose} />}
    >
      {store.blockchains.length === 0 && <Alert kind="info">{t('faucets.dialog.none')}</Alert>}
      <RequestFields store={store} faucets={faucets} />
      <FormRulesAlert form={store.form} />
      {store.problems.length > 0 && <Alert kind="danger">{store.problems.join(' ')}</Alert>}
      {!faucets.wait.isOver && <Alert kind="warning">{t('faucets.wait.explained')}</Alert>}
      <WaitVoice wait={faucets.wait} />
    </Dialog>
  );
});
