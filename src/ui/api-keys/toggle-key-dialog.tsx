import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface ToggleKeyDialogProps {
  /** The key at the moment its badge was clicked. */
  readonly apiKey: ApiKey;
  readonly store: ApiKeysStore;
  readonly onClose: () => void;
}

/** Stays open when the change failed. */
export const ToggleKeyDialog = observer(function ToggleKeyDialog({ apiKey, store, onClose }: ToggleKeyDialogProps) {
  const { t } = useTranslation();
  const { name, active } = apiKey;
  const confirm = async () => {
    if (await store.setActive(apiKey, !active)) onClose();
  };
  return (
    <ConfirmDialog
      title={t(active ? 'api-keys.deactivate.title' : 'api-keys.activate.title', { name })}
      text={t(active ? 'api-keys.deactivate.text' : 'api-keys.activate.text')}
      confirmLabel={t(active ? 'api-keys.deactivate.action' : 'api-keys.activate.action')}
      busyLabel={t('common.saving')}
      destructive={active}
      busy={store.isChanging(apiKey.id)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});
