import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeyUsage } from '../../application/api-keys/key-usage';
import type { RotateKeyStore } from '../../application/api-keys/rotate-key-store';
import type { RotationStep } from '../../domain/api-keys/rotation';
import { FormRulesAlert } from '../components/form-rules-alert';
import { SelectableCode } from '../components/selectable-code';
import { KeyNameField } from './key-name-field';
import { LastUsed } from './last-used';

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
        {secretToCopy !== null && <SelectableCode value={secretToCopy} selected />}
      </>
    );
  }
  if (step === 'wait') return <p role="status">{t('rotate.wait.text', names)}</p>;
  return (
    <>
      <p role="status">{t('rotate.deactivate.text', names)}</p>
      <p className="secondary">
        {t('rotate.deactivate.last-used', names)} <LastUsed id={store.old.id} usage={usage} />
      </p>
    </>
  );
});
