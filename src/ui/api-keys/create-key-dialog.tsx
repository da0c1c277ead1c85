import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useContext } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { DoneButton } from '#src/ui/components/button/button.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import type { KeyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { LabelsContext } from './labels/labels-context.ts';
import { LimitsContext } from './limits/limits-context.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { CreatedSecret } from './created-secret.tsx';
import { KeyLimitNote } from './key-limit-note.tsx';
import { KeyNameField } from './key-name-field.tsx';
import styles from './create-key-dialog.module.css';

interface CreateKeyDialogProps {
  readonly createStore: () => CreateKeyStore;
  readonly version: string | null;
  readonly limit: KeyLimitStore;
  readonly onClose: () => void;
}

/** One dialog for the name and the new key, so that the focus can return to the opener. */
export const CreateKeyDialog = observer(function CreateKeyDialog({
  createStore,
  version,
  limit,
  onClose,
}: CreateKeyDialogProps) {
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { form } = store;
  const Limits = useContext(LimitsContext);
  const Labels = useContext(LabelsContext);
  useEffect(() => form.show(), [form]);

  if (store.created) {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('api-keys.made.title')}
        text={t('api-keys.made.text')}
        onClose={onClose}
        footer={<CreatedFooter onDone={onClose} />}
      >
        <CreatedSecret
          store={store}
          nameLabel={t('api-keys.made.name')}
          label={t('api-keys.made.key')}
          copyLabel={t('api-keys.made.copy')}
          hint={version === null ? t('api-keys.made.active') : t('api-keys.made.version', { version })}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('api-keys.create.title')}
      text={t('api-keys.create.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.create()}
      leaving={touchOnLeave(form)}
      footer={<NameFooter store={store} onCancel={onClose} />}
    >
      <div className={styles.fields}>
        {limit.isReached && (
          <Alert kind="info">
            <KeyLimitNote store={limit} />
          </Alert>
        )}
        <RestoredAlert form={form} />
        <KeyNameField store={store} />
        {Labels && <Labels as="of-new-key" onLabels={store.setLabels} />}
        {Limits && <Limits as="of-new-key" onLimits={store.setLimits} />}
        <FormRulesAlert form={form} />
      </div>
    </Dialog>
  );
});

/** Leads to a first call where the deployment names a gateway. */
function CreatedFooter({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { gatewayBaseUrl } = useAppStores().settings;
  return (
    <>
      {gatewayBaseUrl !== '' && <ButtonLink href="/dashboard#first-call">{t('api-keys.made.call')}</ButtonLink>}
      <DoneButton onClick={onDone} />
    </>
  );
}

const NameFooter = observer(function NameFooter(props: { store: CreateKeyStore; onCancel: () => void }) {
  const { store, onCancel } = props;
  const { t } = useTranslation();
  const { form, canSubmit } = store;
  const { isSubmitting } = form;
  // What is wrong with the limits shows beside them.
  const hint = () => (form.errorOf('name') === null && !form.canSubmit ? t('api-keys.create.missing') : null);
  return (
    <FormFooter
      form={{ canSubmit, isSubmitting }}
      hint={hint}
      busyLabel={t('api-keys.create.submitting')}
      onCancel={onCancel}
    >
      {t('api-keys.create')}
    </FormFooter>
  );
});
