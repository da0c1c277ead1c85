import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ChooseVersionStore } from '#src/application/api-keys/choose-version-store.ts';
import type { ApiVersion } from '#src/domain/api-keys/api-key.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';

export interface ChooseVersionDialogProps {
  readonly versions: readonly ApiVersion[];
  readonly createStore: () => ChooseVersionStore;
  readonly onClose: () => void;
}

export const ChooseVersionDialog = observer(function ChooseVersionDialog(props: ChooseVersionDialogProps) {
  const { versions, createStore, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => {
    if (store.isSaved) onClose();
  }, [store.isSaved, onClose]);

  return (
    <Dialog
      title={t('api-version.title')}
      text={t('api-version.text')}
      busy={store.isSaving}
      onClose={onClose}
      onSubmit={() => void store.save()}
      footer={
        <FormFooter
          form={{ canSubmit: store.canSave, isSubmitting: store.isSaving }}
          hint={() => t('api-version.same')}
          busyLabel={t('common.saving')}
          onCancel={onClose}
        >
          {t('api-version.save')}
        </FormFooter>
      }
    >
      <RadioList
        legend={t('api-version.choose')}
        value={store.chosen}
        onChange={store.choose}
        disabled={store.isSaving}
        options={versions.map(({ id, name, isDefault }) => ({
          value: id,
          label: <span className="mono">{name}</span>,
          badge: isDefault && <Badge dot={false}>{t('api-version.default')}</Badge>,
        }))}
      />
      <Alert kind="warning">{t('api-version.warning')}</Alert>
    </Dialog>
  );
});
