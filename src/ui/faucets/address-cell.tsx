import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { FaucetRequest } from '#src/domain/faucets/faucet.ts';
import { shortenAddress } from '#src/domain/faucets/short-address.ts';
import { CopyIconButton } from '#src/ui/components/copy/copy-icon-button.tsx';
import { CopyError } from '#src/ui/components/copy/copy-error.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { SelectableCode } from '#src/ui/components/copy/selectable-code.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './faucets.module.css';

interface AddressCellProps {
  readonly request: FaucetRequest;
  readonly store: FaucetsStore;
}

/** Shortened on screen, in full for screen readers and copying; selected in full if copying fails. */
export const AddressCell = observer(function AddressCell({ request, store }: AddressCellProps) {
  const { t } = useTranslation();
  const { id, address } = request;
  if (address === '') return <EmptyValue t={t} />;
  return (
    <>
      <span className={styles.address}>
        {store.manualCopyId === id ? (
          <SelectableCode className={classNames('mono', styles.addressWhole)} value={address} selected />
        ) : (
          <span title={address}>
            <span className="mono" aria-hidden="true">
              {shortenAddress(address)}
            </span>
            <VisuallyHidden>{address}</VisuallyHidden>
          </span>
        )}
        <CopyIconButton size="sm" label={t('faucets.copy', { address })} onCopy={() => store.copyAddress(request)} />
      </span>
      {store.manualCopyId === id && <CopyError />}
    </>
  );
});
