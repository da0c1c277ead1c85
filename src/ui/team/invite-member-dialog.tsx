import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { InviteMemberStore } from '#src/application/team/invite-member-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';

interface InviteMemberDialogProps {
  readonly createStore: () => InviteMemberStore;
  readonly onClose: () => void;
}

/** Closes once the invitation is sent. */
export const InviteMemberDialog = observer(function InviteMemberDialog(props: InviteMemberDialogProps) {
  const { createStore, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { form, isSent } = store;
  useEffect(() => store.show(), [store]);
  useEffect(() => {
    if (isSent) onClose();
  }, [isSent, onClose]);
  const emailError = form.errorOf('email');

  return (
    <Dialog
      title={t('team.invite.title')}
      text={t('team.invite.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.send()}
      leaving={touchOnLeave(form)}
      footer={<InviteFooter store={store} onCancel={onClose} />}
    >
      <RestoredAlert form={form} />
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
      {form.formErrors.length > 0 && (
        <Alert kind="danger" role="alert">
          {form.formErrors.join(' ')}
        </Alert>
      )}
    </Dialog>
  );
});

interface InviteFooterProps {
  readonly store: InviteMemberStore;
  readonly onCancel: () => void;
}

function InviteFooter({ store, onCancel }: InviteFooterProps) {
  const { t } = useTranslation();
  const hint = () => {
    const missing = missingOf(store);
    return missing && t(missing);
  };
  return (
    <FormFooter form={store.form} hint={hint} busyLabel={t('team.invite.submitting')} onCancel={onCancel}>
      {t('team.invite.submit')}
    </FormFooter>
  );
}

/** Null when a message beside the field already says it. */
function missingOf({ form }: InviteMemberStore): MessageKey | null {
  const isMissing = (field: 'email' | 'hasRole') => form.errors[field] !== undefined && form.errorOf(field) === null;
  if (isMissing('email')) return isMissing('hasRole') ? 'team.invite.missing.both' : 'team.invite.missing.email';
  return isMissing('hasRole') ? 'team.invite.missing.role' : null;
}
