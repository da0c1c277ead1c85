import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chooseVersion } from '#src/application/api-keys/key-changes.ts';
import type { ApiVersion } from '#src/domain/api-keys/api-key.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { ChangeDialog } from '#src/ui/components/dialog/change-dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

export interface ChooseVersionDialogProps {
  readonly versions: readonly ApiVersion[];
  readonly onClose: () => void;
}

export const ChooseVersionDialog = observer(function ChooseVersionDialog(props: ChooseVersionDialogProps) {
  const { versions, onClose } = props;
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(chooseVersion)(null));
  const { form } = change;
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('api-version.title')}
      text={t('api-version.text')}
      submit={t('api-version.save')}
      missing={{ version: 'api-version.same' }}
    >
      <RadioList
        legend={t('api-version.choose')}
        value={form.values.version}
        // The hint at the button says that it is the same, and no error does.
        onChange={(version) => form.fill({ version })}
        disabled={form.isSubmitting}
        options={versions.map(({ id, name, isDefault }) => ({
          value: id,
          label: <span className="mono">{name}</span>,
          badge: isDefault && <Badge dot={false}>{t('api-version.default')}</Badge>,
        }))}
      />
      <Alert kind="warning">{t('api-version.warning')}</Alert>
    </ChangeDialog>
  );
});
