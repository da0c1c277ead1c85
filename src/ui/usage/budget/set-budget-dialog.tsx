import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useState } from 'react';
import type { SetBudgetStore } from '#src/application/usage/set-budget-store.ts';
import type { AtLimit, BudgetWarning } from '#src/domain/usage/budget.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAmount } from './use-amount.ts';

interface SetBudgetDialogProps {
  readonly createStore: () => SetBudgetStore;
  readonly onClose: () => void;
}

/** Closes once the budget is saved. */
export const SetBudgetDialog = observer(function SetBudgetDialog({ createStore, onClose }: SetBudgetDialogProps) {
  const [store] = useState(createStore);
  const { form, isDone, warning } = store;
  useEffect(() => form.show(), [form]);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (warning !== null) return <WarningStep store={store} warning={warning} onClose={onClose} />;
  return <FormStep store={store} onClose={onClose} />;
});

interface StepProps {
  readonly store: SetBudgetStore;
  readonly onClose: () => void;
}

const FormStep = observer(function FormStep({ store, onClose }: StepProps) {
  const { t } = useTranslation();
  const { form, before } = store;
  const missing = () =>
    form.errors.amount !== undefined && form.errorOf('amount') === null ? t('budget.amount.missing') : null;
  return (
    <Dialog
      title={t(before.limit ? 'budget.change.title' : 'budget.set.title')}
      text={
        <>
          <span>{t(before.currency === null ? 'budget.text.credits' : 'budget.text')}</span>{' '}
          <span>{t('budget.owners')}</span>
        </>
      }
      busy={form.isSubmitting}
      onClose={onClose}
      onSubmit={() => void store.save()}
      leaving={touchOnLeave(form)}
      footer={
        <FormFooter form={form} hint={missing} busyLabel={t('common.saving')} onCancel={onClose}>
          {t('budget.save')}
        </FormFooter>
      }
    >
      <RestoredAlert form={form} />
      <Fields store={store} />
      <FormRulesAlert form={form} />
      <FormErrors store={store} />
    </Dialog>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: SetBudgetStore }) {
  const { t } = useTranslation();
  const { form, before, amount } = store;
  const { currency } = before;
  const amountText = useAmount(currency);
  const [amountError, alertsError] = [form.errorOf('amount'), form.errorOf('alerts')];
  return (
    <>
      <TextField
        label={currency === null ? t('budget.amount.credits') : t('budget.amount', { currency })}
        hint={amount !== null && t('budget.amount.read', { amount: amountText(amount) })}
        error={amountError && t(amountError)}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        autoFocus
        value={form.values.amount}
        onChange={(value) => store.set('amount', value)}
      />
      <TextField
        label={t('budget.alerts.field')}
        hint={t('budget.alerts.hint')}
        error={alertsError && t(alertsError)}
        name="alerts"
        autoComplete="off"
        required
        value={form.values.alerts}
        onChange={(value) => store.set('alerts', value)}
      />
      <RadioList<AtLimit>
        legend={t('budget.at-limit')}
        value={store.atLimit}
        options={[
          { value: 'notify', label: t('budget.at-limit.notify.option') },
          { value: 'stop', label: t('budget.at-limit.stop.option') },
        ]}
        onChange={(value) => store.set('atLimit', value)}
      />
    </>
  );
});

const FormErrors = observer(function FormErrors({ store: { form } }: { readonly store: SetBudgetStore }) {
  if (form.formErrors.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {form.formErrors.join(' ')}
    </Alert>
  );
});

const WARNINGS = {
  'stops-now': { title: 'budget.warning.stops-now.title', text: 'budget.warning.stops-now' },
  'will-stop': { title: 'budget.warning.will-stop.title', text: 'budget.warning.will-stop' },
  'is-spent': { title: 'budget.warning.is-spent.title', text: 'budget.warning.is-spent' },
} as const satisfies Record<BudgetWarning, unknown>;

interface WarningStepProps extends StepProps {
  readonly warning: BudgetWarning;
}

/** What is typed stays, one step back. */
const WarningStep = observer(function WarningStep({ store, warning, onClose }: WarningStepProps) {
  const { t } = useTranslation();
  const { form, before } = store;
  const amount = useAmount(before.currency);
  const { title, text } = WARNINGS[warning];
  // It comes where the button of the form was, so the second click of a double click is none.
  const confirm = ({ detail }: MouseEvent) => detail < 2 && void store.save();
  return (
    <Dialog
      title={t(title)}
      text={t(text, { spent: amount(before.spent), amount: amount(store.amount ?? 0) })}
      busy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" disabled={form.isSubmitting} autoFocus onClick={store.goBack}>
            {t('budget.warning.back')}
          </Button>
          <Button
            variant={warning === 'stops-now' ? 'danger' : 'primary'}
            busy={form.isSubmitting}
            busyLabel={t('common.saving')}
            onClick={confirm}
          >
            {t(warning === 'stops-now' ? 'budget.warning.reject' : 'budget.save')}
          </Button>
        </>
      }
    >
      <FormErrors store={store} />
    </Dialog>
  );
});
