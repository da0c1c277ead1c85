import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '../../application/faucets/faucets-store';
import type { FaucetRequest } from '../../domain/faucets/faucet';
import { shortAddress } from '../../domain/faucets/short-address';
import { IconButton } from '../components/icon-button';
import { NotCopied } from '../components/not-copied';
import { NotSaid } from '../components/not-said';
import { SelectableCode } from '../components/selectable-code';
import { VisuallyHidden } from '../components/visually-hidden';

interface AddressCellProps {
  readonly request: FaucetRequest;
  readonly store: FaucetsStore;
}

/** Shortened to look at, whole to hear, to point at and to copy; whole and selected where it could not be copied. */
export const AddressCell = observer(function AddressCell({ request, store }: AddressCellProps) {
  const { t } = useTranslation();
  const { id, address } = request;
  if (address === '') return <NotSaid t={t} />;
  return (
    <>
      <span className="faucet-address">
        {store.selectedByHand === id ? (
          <SelectableCode className="mono faucet-address__whole" value={address} selected />
        ) : (
          <span title={address}>
            <span className="mono" aria-hidden="true">
              {shortAddress(address)}
            </span>
            <VisuallyHidden>{address}</VisuallyHidden>
          </span>
        )}
        <IconButton
          size="sm"
          icon={Copy}
          label={t('faucets.copy', { address })}
          onClick={() => void store.copyAddress(request)}
        />
      </span>
      {store.selectedByHand === id && <NotCopied />}
    </>
  );
});
