import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { NewPasswordValues } from '#src/application/auth/new-password-tests.ts';
import type { PasswordPart } from '#src/application/auth/sign-up-password.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { PasswordRulesField } from './password-rules-field.tsx';

interface NewPasswordFieldsProps {
  readonly form: Pick<FormStore<NewPasswordValues>, 'values' | 'errorOf' | 'rejectionOf' | 'set'>;
  readonly parts: readonly PasswordPart[];
  readonly label: string;
  readonly repeatLabel: string;
  readonly required?: boolean;
}

export const NewPasswordFields = observer(function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { form, parts, label, repeatLabel, required } = props;
  const { t } = useTranslation();
  const missing = form.values.password === '' ? form.errorOf('password') : null;
  const repeatError = form.errorOf('repeatedPassword');
  return (
    <>
      <PasswordRulesField
        label={label}
        name="password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        parts={parts}
        error={missing ? t(missing) : form.rejectionOf('password')}
      />
      <PasswordField
        label={repeatLabel}
        name="repeatedPassword"
        autoComplete="new-password"
        required={required}
        value={form.values.repeatedPassword}
        onChange={(password) => form.set('repeatedPassword', password)}
        error={repeatError && t(repeatError)}
      />
    </>
  );
});
