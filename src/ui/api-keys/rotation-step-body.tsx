import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeyUsage } from '#src/application/api-keys/key-usage.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationStep } from '#src/domain/api-keys/rotation.ts';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { NotCopied } from '#src/ui/components/copy/not-copied.tsx';
import { SelectableCode } from '#src/ui/components/copy/selectable-code.tsx';
import { KeyNameField } from './key-name-field.tsx';
import { LastUsed } from './last-used.tsx';
import { NotFetched } from './not-fetched.tsx';

interface RotationStepBodyProps {
  readonly store: RotateKeyStore;
  readonly step: RotationStep;
  readonly usage: KeyUsage;
}

/** What is to be done at a step, or known before it. */
export const RotationStepBody = observer(function RotationStepBody({ store, step, usage }: RotationStepBodyProps) {
  const { t } = useTranslation();
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
            <NotCopied />
          </>
        )}
        {store.isSecretMissing && <NotFetched />}
      </>
    );
  }
  if (step === 'wait') {
    const canSee = store.successor === null || usage.of(store.successor.id).kind !== 'unknown';
    return <p role="status">{t(canSee ? 'rotate.wait.text' : 'rotate.wait.unknown', names)}</p>;
  }
  return (
    <>
      <p role="status">{t('rotate.deactivate.text', names)}</p>
      <p className="secondary">
        {t('rotate.deactivate.last-used', names)} <LastUsed id={store.old.id} usage={usage} />
      </p>
    </>
  );
});
