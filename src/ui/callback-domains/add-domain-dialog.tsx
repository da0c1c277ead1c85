import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { DoneButton } from '#src/ui/components/button/button.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { CopyField } from '#src/ui/components/copy/copy-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';

const DomainField = observer(function DomainField({ store }: { store: AddCallbackDomainStore }) {
  const { t } = useTranslation();
  const error = store.form.errorOf('domain');
  return (
    <TextField
      label={t('domains.add.domain')}
      hint={t('domains.add.hint')}
      error={error ? t(error) : store.form.formErrors.join(' ')}
      isErrorAnnounced={!error}
      name="domain"
      required
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      value={store.form.values.domain}
      onChange={store.setDomain}
    />
  );
});

const AddedUrl = observer(function AddedUrl({ store, url }: { store: AddCallbackDomainStore; url: string }) {
  const { t } = useTranslation();
  return (
    <CopyField
      label={t('domains.added.url')}
      value={url}
      copyLabel={t('domains.added.copy')}
      selected={store.needsManualCopy}
      autoFocus
      onCopy={() => store.copy()}
    />
  );
});

interface AddDomainDialogProps {
  readonly createStore: () => AddCallbackDomainStore;
  readonly onClose: () => void;
}

/** One dialog for the form and the url, so that the focus can return to the opener. */
export const AddDomainDialog = observer(function AddDomainDialog({ createStore, onClose }: AddDomainDialogProps) {
  const { t } = useTranslation();
  const [store] = useState(createStore);
  useEffect(() => store.form.show(), [store]);

  if (store.addedUrl !== null) {
    return (
      <Dialog
        icon={CircleCheck}
        title={t('domains.added.title')}
        text={t('domains.added.text')}
        onClose={onClose}
        footer={<DoneButton onClick={onClose} />}
      >
        <AddedUrl store={store} url={store.addedUrl} />
      </Dialog>
    );
  }
  const { form } = store;
  return (
    <Dialog
      title={t('domains.add.title')}
      text={t('domains.add.text')}
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.add()}
      leaving={touchOnLeave(form)}
      footer={<AddFooter form={form} onCancel={onClose} />}
    >
      <RestoredAlert form={form} />
      <DomainField store={store} />
      <FormRulesAlert form={form} />
    </Dialog>
  );
});

function AddFooter({ form, onCancel }: { form: AddCallbackDomainStore['form']; onCancel: () => void }) {
  const { t } = useTranslation();
  const hint = () => (form.errorOf('domain') === null ? t('domains.add.missing') : null);
  return (
    <FormFooter form={form} hint={hint} busyLabel={t('domains.add.submitting')} onCancel={onCancel}>
      {t('domains.add.submit')}
    </FormFooter>
  );
}
