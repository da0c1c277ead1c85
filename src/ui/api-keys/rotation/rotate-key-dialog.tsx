import { Check, CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { RevealedSecrets } from '#src/application/feedback/revealed-secrets.ts';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { RotateKeyFooter } from './rotate-key-footer.tsx';
import { RotationStepBody } from './rotation-step-body.tsx';
import { ROTATION_STEPS, type RotationStep } from '#src/domain/api-keys/rotation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './rotation-steps.module.css';

interface RotateKeyDialogProps {
  readonly createStore: () => RotateKeyStore;
  readonly usage: LastUsedStore;
  readonly secrets: RevealedSecrets<ApiKeyId>;
  readonly onClose: () => void;
}

export const RotateKeyDialog = observer(function RotateKeyDialog(props: RotateKeyDialogProps) {
  const { createStore, usage, secrets, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.start(), [store]);
  const { step, old, successor } = store;

  if (step === 'done') {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('rotate.done.title')}
        text={successor ? t('rotate.done.text', { name: successor.name, old: old.name }) : undefined}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose} autoFocus>
            {t('common.done')}
          </Button>
        }
      />
    );
  }
  const stepText = textOf(step, store, usage, t);
  return (
    <Dialog
      title={t('rotate.title', { name: old.name })}
      text={t('rotate.text')}
      step={stepText}
      busy={store.form.isSubmitting || store.isDeactivating}
      onClose={onClose}
      onSubmit={step === 'create' ? () => void store.create() : undefined}
      footer={<RotateKeyFooter store={store} step={step} onClose={onClose} />}
    >
      <RotationSteps current={step} />
      <div className={styles.step}>
        <RotationStepBody store={store} step={step} text={stepText} usage={usage} secrets={secrets} />
      </div>
    </Dialog>
  );
});

function textOf(step: RotationStep, store: RotateKeyStore, usage: LastUsedStore, t: Translate): string | undefined {
  const names = { name: store.successor?.name ?? '', old: store.old.name };
  const canSee = store.successor === null || usage.get(store.successor.id).kind !== 'unknown';
  switch (step) {
    case 'create':
      return undefined;
    case 'copy':
      return t('rotate.copy.text', names);
    case 'wait':
      return t(canSee ? 'rotate.wait.text' : 'rotate.wait.unknown', names);
    case 'deactivate':
      return t('rotate.deactivate.text', names);
  }
}

function RotationSteps({ current }: { current: RotationStep }) {
  const { t } = useTranslation();
  const here = ROTATION_STEPS.indexOf(current);
  return (
    <ol className={styles.rotation} aria-label={t('rotate.steps')}>
      {ROTATION_STEPS.map((step, at) => (
        <li
          key={step}
          className={at < here ? styles.isDone : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {at < here ? <Icon of={Check} size={12} strokeWidth={2.5} /> : at + 1}
          </span>
          <span>
            <span>{t(`rotate.${step}`)}</span>
            {at < here && <VisuallyHidden>{`, ${t('rotate.step-done')}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
