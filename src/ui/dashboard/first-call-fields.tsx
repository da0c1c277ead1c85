import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { CALL_NETWORKS, type CallNetwork } from '#src/domain/dashboard/first-call.ts';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './first-call.module.css';

const NETWORKS = {
  'ethereum/mainnet': 'first-call.network.ethereum-mainnet',
  'ethereum/sepolia': 'first-call.network.ethereum-sepolia',
  'polygon/mainnet': 'first-call.network.polygon-mainnet',
  'binance-smart-chain/mainnet': 'first-call.network.bsc-mainnet',
  'arbitrum/mainnet': 'first-call.network.arbitrum-mainnet',
  'avalanche/mainnet': 'first-call.network.avalanche-mainnet',
} as const satisfies Record<CallNetwork, string>;

export const FirstCallFields = observer(function FirstCallFields({ store }: { readonly store: FirstCallStore }) {
  const { t } = useTranslation();
  const { form } = store;
  const error = form.errorOf('address');
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('first-call.network')}
        name="network"
        value={form.values.network}
        error={form.rejectionOf('network')}
        options={CALL_NETWORKS.map((value) => ({ value, label: t(NETWORKS[value]) }))}
        onChange={(network) => store.set('network', network)}
      />
      <TextField
        label={t('first-call.address')}
        name="address"
        autoComplete="off"
        spellCheck={false}
        error={error ? t(error) : form.rejectionOf('address')}
        value={form.values.address}
        onChange={(address) => store.set('address', address)}
      />
    </div>
  );
});
