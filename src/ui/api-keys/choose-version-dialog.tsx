import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChooseVersionStore } from '#src/application/api-keys/choose-version-store.ts';
import type { ApiVersion } from '#src/domain/api-keys/api-version.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface ChooseVersionDialogProps {
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
      footer={<SaveFooter store={store} onCancel={onClose} />}
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

const SaveFooter = observer(function SaveFooter(props: { store: ChooseVersionStore; onCancel: () => void }) {
  const { t } = useTranslation();
  const { isSaving, canSave } = props.store;
  return (
    <>
      {!canSave && !isSaving && (
        <span className={classNames('grow', fieldStyles.hint)} data-slot="field-hint">
          {t('api-version.same')}
        </span>
      )}
      <Button variant="quiet" disabled={isSaving} onClick={props.onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={!canSave && !isSaving}
        busy={isSaving}
        busyLabel={t('common.saving')}
      >
        {t('api-version.save')}
      </Button>
    </>
  );
});
