import { RotateCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BulkRedeliveryProps } from './bulk-redelivery.tsx';

const BULK_REDELIVERY = new LazyPage<BulkRedeliveryProps>(
  async () => (await import('./bulk-redelivery.tsx')).BulkRedelivery,
  ['bulk-redelivery'],
);

export interface RedeliverFailed extends Pick<BulkRedeliveryProps, 'isOpen' | 'openerId' | 'onClose'> {
  /** Null where the provider does not offer it. */
  readonly onOpen: (() => void) | null;
}

/** Whether its dialog is open. For observers. */
export function useRedeliverFailed(): RedeliverFailed {
  const isOffered = useAccountStores().capabilities.has('callback-bulk-redelivery');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  usePendingAction('redeliver-failed', open, isOffered);
  return { isOpen, openerId: useId(), onOpen: isOffered ? open : null, onClose: () => setOpen(false) };
}

export function RedeliverFailedButton({ onOpen, openerId }: Pick<RedeliverFailed, 'onOpen' | 'openerId'>) {
  const { t } = useTranslation();
  if (!onOpen) return null;
  return (
    <Button id={openerId} size="sm" icon={RotateCw} onClick={onOpen}>
      {t('callbacks.redeliver-failed')}
    </Button>
  );
}

/** Few providers offer it, so its code comes late. */
export const LateBulkRedelivery = observer(function LateBulkRedelivery({
  onOpen,
  ...props
}: BulkRedeliveryProps & RedeliverFailed) {
  const stores = useAppStores();
  const isOffered = onOpen !== null;
  useEffect(() => {
    if (isOffered) void BULK_REDELIVERY.load(stores);
  }, [isOffered, stores]);
  if (!isOffered) return null;
  if (BULK_REDELIVERY.isFailed) {
    const retry = () => void BULK_REDELIVERY.loadAgain(stores);
    return props.isOpen && <DialogFailed onRetry={retry} onClose={props.onClose} />;
  }
  const Loaded = BULK_REDELIVERY.componentFor(stores);
  return Loaded && <Loaded {...props} />;
});
