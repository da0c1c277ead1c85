import { Download, Printer } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { TwoFactorSettingsStore, TwoFactorStep } from '#src/application/account/two-factor-settings-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { appUrl, type AuthenticatorSecret, groupedSecret } from '#src/domain/account/two-factor.ts';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { Button, buttonAttributes, DoneButton, RetryButton } from '#src/ui/components/button/button.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { CopyButton, CopyError } from '#src/ui/components/copy/copy-button.tsx';
import { CopyField } from '#src/ui/components/copy/copy-field.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';
import { TwoFactorState } from './two-factor-section.tsx';

export interface TwoFactorDialogProps {
  readonly createStore: () => TwoFactorSettingsStore;
  /** For a demo without an authenticator app at hand. */
  readonly aside?: ((secret: string, onCode: (code: string) => void) => ReactNode) | undefined;
  /** Until the disposer, no navigation closes the dialog. */
  readonly hold: () => Disposer;
  readonly onClose: () => void;
}

interface StepMessages {
  readonly title: MessageKey;
  readonly text?: MessageKey;
}

const STEPS: Readonly<Record<TwoFactorStep, StepMessages>> = {
  loading: { title: 'profile.two-factor' },
  failed: { title: 'profile.two-factor' },
  'set-up': { title: 'two-factor-settings.set-up.title', text: 'two-factor-settings.set-up.text' },
  on: { title: 'profile.two-factor', text: 'two-factor-settings.on.text' },
  renew: { title: 'two-factor-settings.renew.title', text: 'two-factor-settings.renew.text' },
  'turn-off': { title: 'two-factor-settings.turn-off.title', text: 'two-factor-settings.turn-off.text' },
  codes: { title: 'two-factor-settings.codes.title', text: 'two-factor-settings.codes.text' },
};

/** One dialog for all steps, so that the focus can return to the opener. The codes close by their button alone. */
export const TwoFactorDialog = observer(function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { createStore, aside, hold, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.start(), [store]);
  const { step } = store;
  useEffect(() => {
    if (step === 'set-up') void store.begin();
  }, [store, step]);
  useEffect(() => (step === 'codes' ? holdPage(hold()) : undefined), [step, hold]);
  const { title, text } = STEPS[step];
  return (
    <Dialog
      title={t(title)}
      text={text && t(text)}
      role={step === 'codes' ? 'alertdialog' : 'dialog'}
      busy={store.isSending}
      onClose={onClose}
      onSubmit={submitOf(store, onClose)}
      footer={<Footer store={store} onClose={onClose} />}
    >
      <Body store={store} aside={aside} />
    </Dialog>
  );
});

/** What cannot be shown again is left only after a question of the browser. */
function holdPage(release: Disposer): Disposer {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('beforeunload', ask);
    release();
  };
}

function submitOf(store: TwoFactorSettingsStore, onClose: () => void): (() => void) | undefined {
  if (store.step === 'set-up') return () => void store.enable();
  if (store.step === 'renew') return () => void store.renew();
  const turnOff = async () => {
    if (await store.turnOff()) onClose();
  };
  return store.step === 'turn-off' ? () => void turnOff() : undefined;
}

const Body = observer(function Body({ store, aside }: Pick<TwoFactorDialogProps, 'aside'> & StoreProps) {
  const { t } = useTranslation();
  const { step, status } = store;
  if (step === 'codes') return <RecoveryCodes store={store} />;
  if (step === 'set-up') return <SetUp store={store} aside={aside} />;
  if (step === 'renew' || step === 'turn-off') return <AnyCodeField store={store} />;
  if (step === 'failed') {
    return (
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void store.load()} />}>
        {t('two-factor-settings.failed')}
      </Alert>
    );
  }
  if (!status.value) return <Skeleton width="lg" />;
  return <Manage store={store} />;
});

interface StoreProps {
  readonly store: TwoFactorSettingsStore;
}

const SetUp = observer(function SetUp({ store, aside }: Pick<TwoFactorDialogProps, 'aside'> & StoreProps) {
  const { t } = useTranslation();
  const { secret, setUpErrors } = store;
  if (setUpErrors.length > 0) {
    return (
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void store.begin()} />}>
        {setUpErrors.join(' ')}
      </Alert>
    );
  }
  return (
    <div className={styles.parts}>
      <div className={styles.scan} aria-busy={!secret}>
        {secret ? (
          <QrCode text={secret.otpauthUrl} label={t('two-factor-settings.qr')} />
        ) : (
          <div className={classNames(styles.qr, styles.isWaiting)} />
        )}
        {secret ? <SecretText store={store} secret={secret} /> : <Skeleton width="full" />}
      </div>
      {secret && <AppCodeField store={store} />}
      <FormErrors messages={store.formErrors} />
      {store.canStartOver && (
        <div>
          <TextButton onClick={() => void store.startOver()}>{t('two-factor-settings.start-over')}</TextButton>
        </div>
      )}
      {secret && aside?.(secret.secret, store.setCode)}
    </div>
  );
});

const SecretText = observer(function SecretText({
  store,
  secret,
}: StoreProps & { readonly secret: AuthenticatorSecret }) {
  const { t } = useTranslation();
  const url = appUrl(secret);
  return (
    <div className="stack stack-3">
      <CopyField
        label={t('two-factor-settings.secret')}
        value={groupedSecret(secret.secret)}
        copyLabel={t('two-factor-settings.copy')}
        selected={store.notCopied === 'secret'}
        onCopy={() => store.copy('secret')}
      />
      {url !== null && (
        <a {...buttonAttributes({ size: 'sm' })} href={url}>
          {t('two-factor-settings.open-app')}
        </a>
      )}
    </div>
  );
});

const AppCodeField = observer(function AppCodeField({ store }: StoreProps) {
  const { t } = useTranslation();
  return (
    <CodeInput
      label={t('two-factor-settings.code')}
      error={store.codeProblem}
      isErrorAnnounced
      value={store.code}
      onChange={store.setCode}
      readOnly={store.isSending}
      autoFocus
    />
  );
});

/** Somebody who has lost the authenticator has the recovery codes. */
const AnyCodeField = observer(function AnyCodeField({ store }: StoreProps) {
  const { t } = useTranslation();
  const { recoveryCode } = store;
  return (
    <div className={styles.parts}>
      {recoveryCode === null ? (
        <AppCodeField store={store} />
      ) : (
        <TextField
          label={t('two-factor-settings.recovery-code')}
          dir="ltr"
          autoComplete="off"
          autoFocus
          spellCheck={false}
          error={store.codeProblem}
          isErrorAnnounced
          value={recoveryCode}
          onChange={store.setRecoveryCode}
          readOnly={store.isSending}
        />
      )}
      <div>
        <TextButton onClick={store.toggleRecovery}>
          {t(recoveryCode === null ? 'two-factor-settings.use-recovery' : 'two-factor-settings.use-app')}
        </TextButton>
      </div>
      <FormErrors messages={store.formErrors} />
    </div>
  );
});

const Manage = observer(function Manage({ store }: StoreProps) {
  const { t } = useTranslation();
  const { status } = store;
  return (
    <div className={styles.parts}>
      {status.value && <TwoFactorState status={status.value} hasUnsavedCodes={store.hasUnsavedCodes()} />}
      <div className="row row-wrap">
        <Button autoFocus onClick={() => store.startChange('renew')}>
          {t('two-factor-settings.renew')}
        </Button>
        <Button onClick={() => store.startChange('turn-off')}>{t('two-factor-settings.turn-off')}</Button>
      </div>
    </div>
  );
});

const RecoveryCodes = observer(function RecoveryCodes({ store }: StoreProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.parts}>
      <p className={classNames('strong', styles.paperTitle)}>{store.codesTitle}</p>
      <ul className={styles.codes} dir="ltr" aria-label={t('two-factor-settings.codes.list')}>
        {store.recoveryCodes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classNames('row row-wrap', styles.screenOnly)}>
        <CopyButton autoFocus onCopy={() => store.copy('codes')}>
          {t('two-factor-settings.copy')}
        </CopyButton>
        <Button icon={Download} onClick={store.download}>
          {t('two-factor-settings.download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('two-factor-settings.print')}
        </Button>
      </div>
      {store.notCopied === 'codes' && <CopyError />}
    </div>
  );
});

const Footer = observer(function Footer({ store, onClose }: StoreProps & Pick<TwoFactorDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const { step, isSending: isSubmitting, canSubmit } = store;
  if (step === 'codes') {
    const confirm = () => {
      store.confirmSaved();
      onClose();
    };
    return (
      <Button variant="primary" onClick={confirm}>
        {t('two-factor-settings.codes.done')}
      </Button>
    );
  }
  const hint = () =>
    t(store.recoveryCode === null ? 'two-factor-settings.hint' : 'two-factor-settings.hint.recovery-code');
  if (step === 'set-up') {
    return (
      <FormFooter
        form={{ canSubmit, isSubmitting }}
        hint={hint}
        busyLabel={t('two-factor-settings.turning-on')}
        onCancel={onClose}
      >
        {t('two-factor-settings.turn-on')}
      </FormFooter>
    );
  }
  if (step !== 'renew' && step !== 'turn-off') return <DoneButton onClick={onClose} />;
  const isOff = step === 'turn-off';
  return (
    <FormFooter
      form={{ canSubmit, isSubmitting }}
      hint={hint}
      busyLabel={t(isOff ? 'two-factor-settings.turning-off' : 'two-factor-settings.renewing')}
      onCancel={store.cancelChange}
    >
      {t(isOff ? 'two-factor-settings.turn-off' : 'two-factor-settings.renew.submit')}
    </FormFooter>
  );
});
