import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { DoneButton } from '#src/ui/components/button/done-button.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { KeyCreated } from './key-created.tsx';
import { KeyNameField } from './key-name-field.tsx';
import styles from './create-key-dialog.module.css';

interface CreateKeyDialogProps {
  readonly createStore: () => CreateKeyStore;
  readonly version: string | null;
  readonly onClose: () => void;
}

/** One dialog for the name and the new key, so that the focus can return to the opener. */
export const CreateKeyDialog = observer(function CreateKeyDialog({
  createStore,
  version,
  onClose,
}: CreateKeyDialogProps) {
  const { t } = useTranslation();
  const [store] = useState(createStore);
  const { form } = store;
  useEffect(() => form.show(), [form]);

  if (store.created) {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('api-keys.made.title')}
        text={t('api-keys.made.text')}
        onClose={onClose}
        footer={
          <>
            <ButtonLink href="/dashboard#first-call">{t('api-keys.made.call')}</ButtonLink>
            <DoneButton onClick={onClose} />
          </>
        }
      >
        <KeyCreated store={store} created={store.created} version={version} />
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
      footer={<NameFooter form={form} onCancel={onClose} />}
    >
      <div className={styles.fields}>
        <RestoredAlert form={form} />
        <KeyNameField store={store} />
        <FormRulesAlert form={form} />
      </div>
    </Dialog>
  );
});

function NameFooter({ form, onCancel }: { form: CreateKeyStore['form']; onCancel: () => void }) {
  const { t } = useTranslation();
  const hint = () => (form.errorOf('name') === null ? t('api-keys.create.missing') : null);
  return (
    <FormFooter form={form} hint={hint} busyLabel={t('api-keys.create.submitting')} onCancel={onCancel}>
      {t('api-keys.create')}
    </FormFooter>
  );
}
