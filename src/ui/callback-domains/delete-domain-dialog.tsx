import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DomainsStore } from '#src/application/callback-domains/domains-store.ts';
import { type CallbackDomain, hostOf } from '#src/domain/callback-domains/callback-url.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface DeleteDomainDialogProps {
  readonly domain: CallbackDomain;
  readonly store: DomainsStore;
  /** It is gone; the dialog closes next. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a domain is deleted; stays open where that failed and the domain is still there (§2). */
export const DeleteDomainDialog = observer(function DeleteDomainDialog(props: DeleteDomainDialogProps) {
  const { domain, store, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const confirm = async () => {
    if (!(await store.remove(domain))) return;
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('domains.delete.title', { host: hostOf(domain.url) })}
      text={t('domains.delete.text')}
      confirmLabel={t('domains.delete.action')}
      busyLabel={t('domains.delete.deleting')}
      destructive
      busy={store.isRemoving(domain.id)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});
