import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '../../application/forms/form-store';
import type { SignUpValues } from '../../application/session/sign-up-values';
import { Button } from '../components/button';
import { signUpHint } from './sign-up-hint';

/** Disabled until the form is right, and then it says what is missing (D25). */
export const SignUpButton = observer(function SignUpButton({ form }: { form: FormStore<SignUpValues> }) {
  const { t } = useTranslation();
  const hint = signUpHint(form);
  return (
    <div className="stack stack--2">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!form.canSubmit && !form.isSubmitting}
        busy={form.isSubmitting}
        busyLabel={t('sign-up.submitting')}
      >
        {t('sign-up.submit')}
      </Button>
      <p className="hint sign-up__hint">{hint && t(hint.key, { count: hint.count })}</p>
    </div>
  );
});
