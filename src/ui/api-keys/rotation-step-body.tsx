import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationStep } from '#src/domain/api-keys/rotation.ts';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { CopyError } from '#src/ui/components/copy/copy-error.tsx';
import { SelectableCode } from '#src/ui/components/copy/selectable-code.tsx';
import { KeyNameField } from './key-name-field.tsx';
import { LastUsed } from './last-used.tsx';
import { KeyFetchError } from './key-fetch-error.tsx';

interface RotationStepBodyProps {
  readonly store: RotateKeyStore;
  readonly step: RotationStep;
  readonly usage: LastUsedStore;
}

export const RotationStepBody = observer(function RotationStepBody({ store, step, usage }: RotationStepBodyProps) {
  const { t, i18n } = useTranslation();
  const names = { name: store.successor?.name ?? '', old: store.old.name };
  if (step === 'create') {
    return (
      <>
        <KeyNameField store={store} />
        <FormRulesAlert form={store.form} />
      </>
    );
  }
  if (step === 'copy') {
    const { secretToCopy } = store;
    return (
      <>
        <p role="status">{t('rotate.copy.text', names)}</p>
        {secretToCopy !== null && (
          <>
            <SelectableCode value={secretToCopy} selected />
            <CopyError />
          </>
        )}
        {store.isSecretMissing && <KeyFetchError />}
      </>
    );
  }
  if (step === 'wait') {
    const canSee = store.successor === null || usage.get(store.successor.id).kind !== 'unknown';
    return <p role="status">{t(canSee ? 'rotate.wait.text' : 'rotate.wait.unknown', names)}</p>;
  }
  return (
    <>
      <p role="status">{t('rotate.deactivate.text', names)}</p>
      <p className="secondary">
        {t('rotate.deactivate.last-used', names)}{' '}
        <LastUsed t={t} language={i18n.language} id={store.old.id} usage={usage} />
      </p>
    </>
  );
});
