import { KeyRound } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { AuthForm, FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/auth/layout/auth-layout.module.css';

interface TwoFactorFormProps {
  readonly store: TwoFactorStore;
  readonly email: string;
  readonly onBack: () => void;
}

/** The sixth digit submits the code. After any other failure, Enter or the button does. */
export const TwoFactorForm = observer(function TwoFactorForm({ store, email, onBack }: TwoFactorFormProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const isRecovery = store.recoveryCode !== null;
  // The step replaces the form or the other field, so the focus would be lost with the old one.
  useEffect(() => frame.current?.querySelector('input')?.focus(), [isRecovery]);
  const title = t(isRecovery ? 'two-factor.recovery.title' : 'two-factor.title');

  return (
    <div className="stack stack-6" ref={frame}>
      <DocumentTitle title={title} />
      <div>
        <h1 className="heading-hero" tabIndex={-1}>
          {title}
        </h1>
        <p className={classNames('secondary', styles.text)}>
          {t(isRecovery ? 'two-factor.recovery.text' : 'two-factor.text', { email })}
        </p>
      </div>
      <AuthForm onSubmit={store.verify}>
        {isRecovery ? <RecoveryCode store={store} /> : <AppCode store={store} />}
        {store.takesPasskey && (
          <Button
            variant="quiet"
            size="lg"
            icon={KeyRound}
            busy={store.isUsingPasskey}
            onClick={() => void store.usePasskey()}
          >
            {t('two-factor.use-passkey')}
          </Button>
        )}
        {store.takesRecoveryCode && (
          <Button variant="quiet" size="lg" onClick={store.toggleRecovery}>
            {t(isRecovery ? 'two-factor.use-app' : 'two-factor.use-recovery')}
          </Button>
        )}
        <Button variant="quiet" size="lg" onClick={onBack}>
          {t('two-factor.back')}
        </Button>
      </AuthForm>
    </div>
  );
});

const AppCode = observer(function AppCode({ store }: Pick<TwoFactorFormProps, 'store'>) {
  const { t } = useTranslation();
  return (
    <>
      <CodeInput
        label={t('two-factor.code')}
        hint={t(store.isChecking ? 'two-factor.checking' : 'two-factor.hint')}
        error={store.codeProblem}
        isErrorAnnounced
        value={store.code}
        onChange={store.setCode}
        readOnly={store.isChecking}
      />
      <FormErrors messages={store.formErrors} />
      {store.canCheckAgain && (
        <Button type="submit" variant="primary" size="lg" block>
          {t('common.try-again')}
        </Button>
      )}
    </>
  );
});

const RecoveryCode = observer(function RecoveryCode({ store }: Pick<TwoFactorFormProps, 'store'>) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        size="lg"
        label={t('two-factor.recovery.code')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={store.codeProblem}
        isErrorAnnounced
        value={store.recoveryCode ?? ''}
        onChange={store.setRecoveryCode}
        readOnly={store.isChecking}
      />
      <FormErrors messages={store.formErrors} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!store.canVerify}
        busy={store.isChecking}
        busyLabel={t('two-factor.checking')}
      >
        {t('two-factor.recovery.submit')}
      </Button>
    </>
  );
});
