import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface DeleteDomainDialogProps {
  readonly domain: CallbackDomain;
  readonly store: CallbackDomainsStore;
  /** The domain is deleted; the dialog closes next. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Stays open when the deletion failed and the domain still exists. */
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
      title={t('domains.delete.title', { host: stripScheme(domain.url) })}
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
