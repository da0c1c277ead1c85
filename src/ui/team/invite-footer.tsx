import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { InviteMemberStore } from '#src/application/team/invite-member-store.ts';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';

interface InviteFooterProps {
  readonly store: InviteMemberStore;
  readonly onCancel: () => void;
}

export function InviteFooter({ store, onCancel }: InviteFooterProps) {
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
