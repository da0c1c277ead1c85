import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import styles from './faucets.module.css';

interface NetworkFieldsProps {
  readonly store: RequestFaucetStore;
  readonly faucets: FaucetsStore;
  readonly errorOf: (field: 'blockchain' | 'network') => string | null;
}

/** The network appears once a blockchain is selected. */
export const NetworkFields = observer(function NetworkFields({ store, faucets, errorOf }: NetworkFieldsProps) {
  const { t } = useTranslation();
  const { blockchain, network } = store.form.values;
  const isFirst = blockchain === '';
  return (
    <div className={styles.places}>
      <SelectField
        label={t('faucets.blockchain')}
        name="blockchain"
        required
        placeholder={t('faucets.dialog.choose-blockchain')}
        options={store.blockchains.map((value) => ({ value, label: faucets.findProtocol(value).publicName }))}
        value={blockchain}
        error={errorOf('blockchain')}
        onChange={store.chooseBlockchain}
      />
      <SelectField
        label={t('faucets.network')}
        name="network"
        required
        placeholder={t(isFirst ? 'faucets.dialog.blockchain-first' : 'faucets.dialog.choose-network')}
        disabled={isFirst}
        options={store.networks.map((value) => ({ value, label: formatNetworkName(value) }))}
        value={network}
        error={errorOf('network')}
        onChange={store.chooseNetwork}
      />
    </div>
  );
});
