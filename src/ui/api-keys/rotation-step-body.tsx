import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeyUsage } from '../../application/api-keys/key-usage';
import type { RotateKeyStore } from '../../application/api-keys/rotate-key-store';
import type { RotationStep } from '../../domain/api-keys/rotation';
import { FormRulesAlert } from '../components/form-rules-alert';
import { NotCopied } from '../components/not-copied';
import { SelectableCode } from '../components/selectable-code';
import { KeyNameField } from './key-name-field';
import { LastUsed } from './last-used';
import { NotFetched } from './not-fetched';

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
