import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { FaucetRequest } from '#src/domain/faucets/faucet.ts';
import { shortAddress } from '#src/domain/faucets/short-address.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { NotCopied } from '#src/ui/components/copy/not-copied.tsx';
import { NotSaid } from '#src/ui/components/table/not-said.tsx';
import { SelectableCode } from '#src/ui/components/copy/selectable-code.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

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
