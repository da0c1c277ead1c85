import { Copy } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationStep } from '#src/domain/api-keys/rotation.ts';
import { Button } from '#src/ui/components/button/button.tsx';

interface RotateKeyFooterProps {
  readonly store: RotateKeyStore;
  readonly step: RotationStep;
  readonly onClose: () => void;
}

/** Leaving is always possible, and so is using both keys. */
export const RotateKeyFooter = observer(function RotateKeyFooter({ store, step, onClose }: RotateKeyFooterProps) {
  const { t } = useTranslation();
  const isBusy = store.form.isSubmitting || store.isDeactivating;
  const abandon = () => {
    store.abandon();
    onClose();
  };
  return (
    <>
      {step === 'create' ? (
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      ) : (
        <Button variant="quiet" disabled={isBusy} onClick={abandon}>
          {t('rotate.abandon')}
        </Button>
      )}
      <StepAction store={store} step={step} />
    </>
  );
});

const StepAction = observer(function StepAction({ store, step }: { store: RotateKeyStore; step: RotationStep }) {
  const { t } = useTranslation();
  if (step === 'create') return <CreateButton store={store} />;
  if (step === 'copy') {
    return (
      <>
        {store.secretToCopy !== null && <Button onClick={store.markCopied}>{t('rotate.copy.manual')}</Button>}
        <Button variant="primary" icon={Copy} autoFocus onClick={() => void store.copy()}>
          {t('rotate.copy.action')}
        </Button>
      </>
    );
  }
  if (step === 'wait') {
    return (
      <Button busy={store.isChecking} busyLabel={t('rotate.wait.busy')} onClick={() => void store.checkNow()}>
        {t('rotate.wait.action')}
      </Button>
    );
  }
  return (
    <Button
      variant="danger"
      busy={store.isDeactivating}
      busyLabel={t('common.saving')}
      onClick={() => void store.deactivate()}
    >
      {t('rotate.deactivate.action')}
    </Button>
  );
});

const CreateButton = observer(function CreateButton({ store: { form } }: { store: RotateKeyStore }) {
  const { t } = useTranslation();
  const { canSubmit, isSubmitting } = form;
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={!canSubmit && !isSubmitting}
      busy={isSubmitting}
      busyLabel={t('api-keys.create.submitting')}
    >
      {t('rotate.create.action')}
    </Button>
  );
});
