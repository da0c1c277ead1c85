import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import type { PageProps } from '#src/ui/app/lazy-page.ts';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthHeader, AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { StableHeight } from '#src/ui/auth/layout/stable-height.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { ForgotPasswordForm, useSentMessage } from './forgot-password-form.tsx';
import type { ResetPasswordStore } from '#src/application/auth/reset-password-store.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { AuthForm, FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { NewPasswordFields } from '#src/ui/auth/forms/new-password-fields.tsx';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { NewPasswordValues } from '#src/application/auth/new-password-tests.ts';

/** Follows the sign-up's password rules. */
const ResetPasswordForm = observer(function ResetPasswordForm({ store }: { store: ResetPasswordStore }) {
  const { t } = useTranslation();
  const { form, passwordParts } = store;

  return (
    <AuthForm form={form} onSubmit={store.reset}>
      <NewPasswordFields
        form={form}
        parts={passwordParts}
        label={t('reset-password.password')}
        repeatLabel={t('reset-password.repeat')}
      />
      <FormErrors messages={form.formErrors} />
      <SubmitButton form={form} hint={() => t(resetPasswordHint(form))} busyLabel={t('reset-password.submitting')}>
        {t('reset-password.submit')}
      </SubmitButton>
      {form.formErrors.length > 0 && <NewLink onClick={store.discardLink} />}
    </AuthForm>
  );
});

function NewLink({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <p className="text-sm">
      <TextButton onClick={onClick}>{t('reset-password.new-link')}</TextButton>
    </p>
  );
}

function resetPasswordHint({ values, errors }: FormStore<NewPasswordValues>): MessageKey {
  if (values.password === '') return 'reset-password.hint.empty';
  return errors.password ? 'reset-password.hint.password' : 'reset-password.hint.repeat';
}

interface ResetPasswordBackProps {
  readonly isSignedIn: boolean;
  readonly isDone: boolean;
}

/** The form of the mailed link, or help when the link is missing. Opens in any account state. */
export const ResetPasswordPage = observer(function ResetPasswordPage({ token }: PageProps) {
  const { t } = useTranslation();
  const { settings, session, auth } = useAppStores();
  const demo = useDemoSlots();
  const [store] = useState(() => auth.current.createResetPassword());
  const [forgot] = useState(() => auth.current.createForgotPassword());
  useLayoutEffect(() => store.open(token), [store, token]);
  const view = store.isDone ? 'done' : store.hasToken ? 'form' : 'no-link';
  const title = t(TITLES[view]);
  const sent = useSentMessage(forgot);

  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={title} />
      <StableHeight isReplaced={view === 'done'}>
        <AuthHeader title={title} announcement={view === 'done' ? t(MESSAGES.done) : sent} isExplanation>
          {t(MESSAGES[view])}
        </AuthHeader>
        {view === 'form' && <ResetPasswordForm store={store} />}
        {view === 'no-link' && <ForgotPasswordForm store={forgot} />}
        <ResetPasswordBack isSignedIn={session.hasToken} isDone={view === 'done'} />
      </StableHeight>
      {__MOCKS__ && demo?.mailbox()}
    </AuthLayout>
  );
});

const TITLES = {
  form: 'reset-password.title',
  done: 'reset-password.done.title',
  'no-link': 'reset-password.no-link.title',
} as const;

const MESSAGES = {
  form: 'reset-password.text',
  done: 'reset-password.done',
  'no-link': 'reset-password.no-link.text',
} as const;

/** A signed-in person returns to where they were; the gate knows where that is. */
function ResetPasswordBack({ isSignedIn, isDone }: ResetPasswordBackProps) {
  const { t } = useTranslation();
  const label = t(isSignedIn ? 'reset-password.to-console' : 'reset-password.back');
  if (isDone) {
    return (
      <ButtonLink href="/auth/login" variant="primary" size="lg" block>
        {label}
      </ButtonLink>
    );
  }
  return (
    <p className="text-sm">
      <Link href="/auth/login">{label}</Link>
    </p>
  );
}
