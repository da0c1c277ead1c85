import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './sign-up.module.css';

type PersonField = 'firstName' | 'lastName' | 'email';

/** The email of an invitation is read-only. */
export const SignUpPerson = observer(function SignUpPerson({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const { form, invitation } = store;
  const bound = (field: PersonField) => {
    const error = form.errorOf(field);
    return {
      name: field,
      size: 'lg',
      required: true,
      value: form.values[field],
      onChange: (text: string) => form.set(field, text),
      error: error && t(error),
    } as const;
  };
  return (
    <>
      <div className={styles.columns}>
        <TextField {...bound('firstName')} label={t('sign-up.first-name')} autoComplete="given-name" />
        <TextField {...bound('lastName')} label={t('sign-up.last-name')} autoComplete="family-name" />
      </div>
      <TextField
        {...bound('email')}
        label={t('sign-up.email')}
        type="email"
        autoComplete="email"
        disabled={invitation !== null}
        hint={invitation && t('sign-up.email-of-invitation')}
      />
    </>
  );
});
