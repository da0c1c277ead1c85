import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { type FaucetRequest, shortenAddress } from '#src/domain/faucets/faucet.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { ProtocolLogo } from '#src/ui/components/icon/protocol-logo.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { usePrinting } from '#src/ui/components/layout/use-printing.ts';
import { CopyError, CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { SelectableCode } from '#src/ui/components/copy/copy-fallback.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './faucets.module.css';

interface AddressCellProps {
  readonly request: FaucetRequest;
  readonly store: FaucetsStore;
}

/** Shortened on screen, in full for screen readers and copying; selected in full if copying fails. */
const AddressCell = observer(function AddressCell({ request, store }: AddressCellProps) {
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

export const FaucetsTable = observer(function FaucetsTable({ store }: { store: FaucetsStore }) {
  const { t } = useTranslation();
  const columns: readonly Column<FaucetRequest>[] = [
    {
      id: 'address',
      header: t('faucets.address'),
      rowHeader: true,
      cell: (request) => <AddressCell request={request} store={store} />,
    },
    { id: 'date', header: t('faucets.date'), onPhone: 'full', cell: (request) => <RequestedAt request={request} /> },
    {
      id: 'blockchain',
      header: t('faucets.blockchain'),
      width: 'sm',
      cell: ({ blockchain }) => <Blockchain name={blockchain} store={store} />,
    },
    {
      id: 'network',
      header: t('faucets.network'),
      width: 'sm',
      onPhone: 'end',
      cell: ({ network }) => <bdi>{formatNetworkName(network) || <EmptyValue t={t} />}</bdi>,
    },
    {
      id: 'amount',
      header: t('faucets.amount'),
      width: 'sm',
      align: 'end',
      onPhone: 'corner',
      cell: (request) => <Amount request={request} />,
    },
    {
      id: 'unit',
      header: t('faucets.unit'),
      width: 'xs',
      onPhone: 'hidden',
      cell: ({ unit }) => <bdi>{unit || <EmptyValue t={t} />}</bdi>,
    },
  ];
  const rows = usePrinting() ? store.requests : store.shown;
  return (
    <DataTable
      label={t('faucets.table')}
      columns={columns}
      rows={store.loaded.value ? rows : null}
      skeletonRows={PAGE_SIZE}
      rowKey={({ id }) => id}
    />
  );
});

function RequestedAt({ request: { requestedAt } }: { request: FaucetRequest }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (requestedAt === null) return t('faucets.no-date');
  return <time dateTime={new Date(requestedAt).toISOString()}>{formats.utc(requestedAt)}</time>;
}

/** On a phone, the unit shows beside the amount. */
function Amount({ request: { amount, unit } }: { request: FaucetRequest }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <span className="num" dir="ltr">
      <span>{formats.decimal(amount) || <EmptyValue t={t} />}</span>
      <span className="only-phone">{` ${unit}`}</span>
    </span>
  );
}

const Blockchain = observer(function Blockchain({ name, store }: { name: string; store: FaucetsStore }) {
  const { t } = useTranslation();
  if (name === '') return <EmptyValue t={t} />;
  const protocol = store.findProtocol(name);
  return (
    <span className="row">
      <ProtocolLogo protocol={protocol} small />
      <span className="strong own-direction">{protocol.publicName}</span>
    </span>
  );
});
