import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FirstKey } from '#src/application/dashboard/dashboard-gateways.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './first-call.module.css';

/** Part of the panel's form, which creates the key when it is submitted. */
export const FirstKeyForm = observer(function FirstKeyForm({ store }: { readonly store: FirstKey }) {
  const { t } = useTranslation();
  const { form } = store;
  const error = form.errorOf('name');
  return (
    <div className={styles.firstKey}>
      <div>
        <h3 className="heading-card">{t('first-call.first-key')}</h3>
        <p className="secondary text-sm">{t('first-call.first-key.text')}</p>
      </div>
      <RestoredAlert form={form} />
      <TextField
        label={t('first-call.first-key.name')}
        error={error ? t(error) : form.formErrors.join(' ')}
        isErrorAnnounced={!error}
        name="name"
        required
        autoComplete="off"
        value={form.values.name}
        onChange={store.setName}
      />
      <FormRulesAlert form={form} />
      <Button
        type="submit"
        variant="primary"
        disabled={!form.canSubmit && !form.isSubmitting}
        busy={form.isSubmitting}
        busyLabel={t('first-call.first-key.submitting')}
      >
        {t('first-call.first-key.action')}
      </Button>
    </div>
  );
});
