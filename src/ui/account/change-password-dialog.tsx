import { MailCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ChangePasswordStore } from '#src/application/account/change-password-store.ts';
import { Button, DoneButton } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { InitialFocusText } from '#src/ui/components/dialog/initial-focus-text.tsx';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';

interface ChangePasswordDialogProps {
  readonly createStore: () => ChangePasswordStore;
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

/** One dialog for the form and the confirmation, so that the focus can return to the opener. */
export const ChangePasswordDialog = observer(function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { createStore, aside, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { email, sentTo, isSending } = store;

  if (sentTo !== null) {
    return (
      <Dialog
        icon={MailCheck}
        title={t('change-password.sent.title')}
        text={
          <InitialFocusText>
            <MessageWithEmail text="change-password.sent.text" email={sentTo} />
          </InitialFocusText>
        }
        onClose={onClose}
        footer={
          <>
            {aside}
            <DoneButton onClick={onClose} />
          </>
        }
      />
    );
  }
  return (
    <Dialog
      title={t('change-password.title')}
      text={
        email === null ? t('change-password.unknown') : <MessageWithEmail text="change-password.text" email={email} />
      }
      busy={isSending}
      onClose={onClose}
      onSubmit={() => void store.send()}
      footer={<SendFooter store={store} onCancel={onClose} />}
    >
      <FormErrors messages={store.formErrors} />
    </Dialog>
  );
});

const SendFooter = observer(function SendFooter(props: { store: ChangePasswordStore; onCancel: () => void }) {
  const { t } = useTranslation();
  const { isSending, email } = props.store;
  return (
    <>
      <Button variant="quiet" disabled={isSending} onClick={props.onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={email === null}
        busy={isSending}
        busyLabel={t('change-password.submitting')}
        data-first-focus
      >
        {t('change-password.submit')}
      </Button>
    </>
  );
});

type MessageKeyWithEmail = 'change-password.text' | 'change-password.sent.text';

function MessageWithEmail({ text, email }: { text: MessageKeyWithEmail; email: string }) {
  return <Trans i18nKey={text} values={{ email }} components={{ strong: <strong className="strong" /> }} />;
}
