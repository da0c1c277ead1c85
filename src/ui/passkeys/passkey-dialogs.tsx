import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addPasskey, deletePasskey, renamePasskey } from '#src/application/passkeys/passkey-changes.ts';
import type { Passkey } from '#src/domain/passkeys/passkey.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ChangeDialog, ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

export const AddPasskey = observer(function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { get, profile } = useAccountStores();
  const [change] = useState(() => get(addPasskey)(null));
  const field = useFields(change.form);
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={t('passkeys.add')}
      text={t('passkeys.add.text')}
      submit={t('passkeys.add.submit')}
      busy={t('passkeys.add.busy')}
      missing={{ password: 'passkeys.add.missing' }}
    >
      {profile.hasPassword && (
        <PasswordField
          {...field('password')}
          label={t('passkeys.add.password')}
          autoComplete="current-password"
          required
        />
      )}
    </ChangeDialog>
  );
});

interface PasskeyDialogProps {
  readonly of: Passkey;
  readonly onClose: () => void;
}

export const RenamePasskey = observer(function RenamePasskey(props: PasskeyDialogProps & { readonly isNew?: boolean }) {
  const { of, isNew = false, onClose } = props;
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(renamePasskey)(of));
  const field = useFields(change.form);
  return (
    <ChangeDialog
      {...{ change, onClose }}
      title={isNew ? t('passkeys.added') : t('passkeys.rename.of', { name: of.name })}
      {...(isNew && { text: t('passkeys.added.text') })}
      submit={t('passkeys.name.save')}
      missing={{ name: 'passkeys.name.missing' }}
    >
      <TextField
        {...field('name')}
        label={t('passkeys.name')}
        hint={t('passkeys.name.hint')}
        required
        autoComplete="off"
      />
    </ChangeDialog>
  );
});

export function DeletePasskey({ of, onClose, onDone }: PasskeyDialogProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deletePasskey)(of));
  return (
    <ConfirmChange
      {...{ change, onClose, onDone }}
      title={t('passkeys.delete.title', { name: of.name })}
      text={t('passkeys.delete.text')}
      confirm={t('passkeys.delete')}
      busy={t('passkeys.deleting')}
    />
  );
}
