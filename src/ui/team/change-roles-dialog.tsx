import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ChangeRolesStore } from '#src/application/team/change-roles-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { RoleChoice } from './role-choice.tsx';

export interface ChangeRolesDialogProps {
  readonly createStore: () => ChangeRolesStore;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

/** Closes once the roles are changed. */
export const ChangeRolesDialog = observer(function ChangeRolesDialog(props: ChangeRolesDialogProps) {
  const { createStore, isSelf, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { form, isDone, member } = store;
  useEffect(() => form.show(), [form]);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Dialog
      title={t('team.change-roles.title', { email: member.email })}
      text={t(isSelf ? 'team.change-roles.text.self' : 'team.change-roles.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.save()}
      footer={
        <FormFooter
          form={form}
          hint={() => (form.errorOf('hasRole') ? null : t('team.invite.missing.role'))}
          busyLabel={t('team.change-roles.busy')}
          onCancel={onClose}
        >
          {t('team.change-roles.action')}
        </FormFooter>
      }
    >
      <RoleChoice store={store} />
      {form.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {form.formErrors.join(' ')}
        </Alert>
      )}
    </Dialog>
  );
});
