import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InviteMemberStore } from '../../application/team/invite-member-store';
import { Alert } from '../components/alert';
import { Dialog } from '../components/dialog';
import { FormRulesAlert } from '../components/form-rules-alert';
import { leftFields } from '../components/left-fields';
import { TextField } from '../components/text-field';
import { InviteFooter } from './invite-footer';
import { RoleChoice } from './role-choice';

interface InviteMemberDialogProps {
  readonly createStore: () => InviteMemberStore;
  readonly onClose: () => void;
}

/** An email and its roles (§2); closes by itself once the invitation is sent. */
export const InviteMemberDialog = observer(function InviteMemberDialog(props: InviteMemberDialogProps) {
  const { createStore, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { form, problems, isSent } = store;
  useEffect(() => void form.prepare(), [form]);
  useEffect(() => {
    if (isSent) onClose();
  }, [isSent, onClose]);
  const emailError = form.errorOf('email');

  return (
    <Dialog
      title={t('team.invite')}
      text={t('team.invite.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.send()}
      leaving={leftFields(form)}
      footer={<InviteFooter store={store} onCancel={onClose} />}
    >
      <TextField
        label={t('team.email')}
        error={emailError && t(emailError)}
        type="email"
        name="email"
        required
        autoComplete="off"
        autoFocus
        value={form.values.email}
        onChange={store.setEmail}
      />
      <RoleChoice store={store} />
      <FormRulesAlert form={form} />
      {problems.length > 0 && (
        <Alert kind="danger" role="alert">
          {problems.join(' ')}
        </Alert>
      )}
    </Dialog>
  );
});
