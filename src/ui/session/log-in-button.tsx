import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '../../application/forms/form-store';
import type { LogInValues } from '../../application/session/log-in.suite';
import { Button } from '../components/button';
import { logInHint } from './log-in-hint';

/** Disabled until the form is right, and then it says why (D25). */
export const LogInButton = observer(function LogInButton({ form }: { form: FormStore<LogInValues> }) {
  const { t } = useTranslation();
  const hint = logInHint(form);
  return (
    <div className="stack stack--2">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!form.canSubmit && !form.isSubmitting}
        busy={form.isSubmitting}
        busyLabel={t('log-in.submitting')}
      >
        {t('log-in.submit')}
      </Button>
      {hint && <p className="hint">{t(hint)}</p>}
    </div>
  );
});
