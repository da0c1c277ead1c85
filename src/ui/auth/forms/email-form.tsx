import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { EmailValues } from '#src/application/auth/email.suite.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { AuthForm, FormErrors } from './auth-form.tsx';

interface EmailFormProps {
  readonly form: FormStore<EmailValues>;
  readonly problems: readonly string[];
  readonly onSubmit: () => Promise<void>;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
}

export const EmailForm = observer(function EmailForm(props: EmailFormProps) {
  const { form, problems, onSubmit, submitLabel, busyLabel, autoFocus, children } = props;
  const { t } = useTranslation();
  const error = form.errorOf('email');

  const hint = () => {
    return t(!isPresent(form.values.email) ? 'forgot-password.hint.empty' : 'forgot-password.hint.invalid');
  };

  return (
    <AuthForm form={form} onSubmit={onSubmit}>
      <TextField
        label={t('log-in.email')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={autoFocus}
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
        error={error && t(error)}
      />
      <FormErrors messages={problems} />
      <SubmitButton form={form} hint={hint} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
      {children}
    </AuthForm>
  );
});
