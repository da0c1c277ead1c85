import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationStep } from '#src/domain/api-keys/rotation.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { CopyError } from '#src/ui/components/copy/copy-button.tsx';
import { SelectableCode } from '#src/ui/components/copy/copy-fallback.tsx';
import { LimitsContext } from '#src/ui/api-keys/limits/limits-context.ts';
import { KeyCell } from '#src/ui/api-keys/key-cell.tsx';
import { KeyNameField } from '#src/ui/api-keys/key-name-field.tsx';
import { LastUsed } from '#src/ui/api-keys/last-used.tsx';
import { KeyFetchError } from '#src/ui/api-keys/key-fetch-error.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './rotation-steps.module.css';

interface RotationStepBodyProps {
  readonly store: RotateKeyStore;
  readonly step: RotationStep;
  /** What the step asks for; the dialog announces it. */
  readonly text: string | undefined;
  readonly usage: LastUsedStore;
  readonly secrets: RevealedSecrets<ApiKeyId>;
}

export const RotationStepBody = observer(function RotationStepBody(props: RotationStepBodyProps) {
  const { store, step, text, usage, secrets } = props;
  const Limits = useContext(LimitsContext);
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      {step === 'create' && (
        <>
          <RestoredAlert form={store.form} />
          <KeyNameField store={store} />
          {Limits && <Limits as="of-successor" store={store} />}
          <OldLimitsFailed store={store} />
          <FormRulesAlert form={store.form} />
        </>
      )}
      {step === 'copy' && <NewKey store={store} secrets={secrets} />}
      {step === 'deactivate' && <OldKeyUse store={store} usage={usage} />}
    </>
  );
});

/** Not with what shows limits: that comes late, and where it is unknown whether there are limits it does not come. */
const OldLimitsFailed = observer(function OldLimitsFailed({ store }: Pick<RotationStepBodyProps, 'store'>) {
  const { t } = useTranslation();
  const { oldLimits, old } = store;
  if (oldLimits.state.kind !== 'failed' || oldLimits.value !== undefined) return null;
  return (
    <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void oldLimits.load()} />}>
      {t('rotate.limits-failed', { old: old.name })}
    </Alert>
  );
});

interface NewKeyProps {
  readonly store: RotateKeyStore;
  readonly secrets: RevealedSecrets<ApiKeyId>;
}

/** Masked, with Reveal and Copy; without its row in the list, only what is to be copied manually. */
const NewKey = observer(function NewKey({ store, secrets }: NewKeyProps) {
  const { t } = useTranslation();
  const { successorKey, secretToCopy } = store;
  if (successorKey) {
    return (
      <div className={styles.newKey}>
        <KeyCell t={t} apiKey={successorKey} secrets={secrets} onCopy={() => store.copy()} />
      </div>
    );
  }
  return (
    <>
      {secretToCopy !== null && (
        <>
          <SelectableCode value={secretToCopy} selected />
          <CopyError />
        </>
      )}
      {store.isSecretMissing && <KeyFetchError />}
    </>
  );
});

type OldKeyUseProps = Pick<RotationStepBodyProps, 'store' | 'usage'>;

/** Warns as long as requests come with the old key; it is checked again every few seconds. */
const OldKeyUse = observer(function OldKeyUse({ store, usage }: OldKeyUseProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const old = store.old.name;
  const lastUsed = <LastUsed t={t} formats={formats} id={store.old.id} usage={usage} afterLabel />;
  return (
    <>
      {store.isOldInUse ? (
        <Alert kind="warning" role="status">
          <span>{t('rotate.deactivate.in-use', { old })}</span> {lastUsed}
        </Alert>
      ) : (
        <p className="secondary" role="status">
          <span>{t('rotate.deactivate.last-used', { old })}</span> {lastUsed}
        </p>
      )}
      {store.needsConfirmation && (
        <Checkbox
          checked={store.isConfirmed}
          onChange={store.confirm}
          error={store.isConfirmationMissing ? t('rotate.deactivate.unconfirmed') : null}
        >
          {t('rotate.deactivate.confirm', { old })}
        </Checkbox>
      )}
    </>
  );
});
