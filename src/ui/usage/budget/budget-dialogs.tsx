import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Made } from '#src/application/forms/change.ts';
import type { BudgetQuestion, removeBudget, setBudget } from '#src/application/usage/set-budget.ts';
import type { AtLimit, BudgetWarning } from '#src/domain/usage/budget.ts';
import { ChangeDialog, ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { RadioList } from '#src/ui/components/form/radio-list.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFields } from '#src/ui/components/form/use-fields.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAmount } from './use-amount.ts';

interface DialogProps<C> {
  readonly create: () => C;
  readonly onClose: () => void;
}

const QUESTIONS = {
  'stops-now': ['budget.warning.stops-now.title', 'budget.warning.stops-now'],
  'will-stop': ['budget.warning.will-stop.title', 'budget.warning.will-stop'],
  'is-spent': ['budget.warning.is-spent.title', 'budget.warning.is-spent'],
} as const satisfies Record<BudgetWarning, unknown>;

export const SetBudgetDialog = observer(function SetBudgetDialog(props: DialogProps<Made<typeof setBudget>>) {
  const { create, onClose } = props;
  const [change] = useState(create);
  const { subject: before, next, form } = change;
  const { currency } = before;
  const { t } = useTranslation();
  const amount = useAmount(currency);
  const field = useFields(form);
  const ask = ({ kind, spent }: BudgetQuestion) => {
    const [title, text] = QUESTIONS[kind];
    return {
      title: t(title),
      text: t(text, { spent: amount(spent), amount: amount(next.amount) }),
      back: t('budget.warning.back'),
      ...(kind === 'stops-now' && { confirm: t('budget.warning.reject'), isDangerous: true }),
    };
  };
  return (
    <ChangeDialog
      {...{ change, ask, onClose }}
      title={t(before.limit ? 'budget.change.title' : 'budget.set.title')}
      text={
        <>
          <span>{t(currency === null ? 'budget.text.credits' : 'budget.text')}</span> <span>{t('budget.owners')}</span>
        </>
      }
      submit={t('budget.save')}
      missing={{ amount: 'budget.amount.missing' }}
    >
      <TextField
        {...field('amount')}
        label={currency === null ? t('budget.amount.credits') : t('budget.amount', { currency })}
        hint={next.amount > 0 && t('budget.amount.read', { amount: amount(next.amount) })}
        inputMode="decimal"
        autoComplete="off"
        required
        autoFocus
      />
      <TextField
        {...field('alerts')}
        label={t('budget.alerts.field')}
        hint={t('budget.alerts.hint')}
        autoComplete="off"
        required
      />
      <RadioList<AtLimit>
        legend={t('budget.at-limit')}
        value={next.atLimit}
        options={[
          { value: 'notify', label: t('budget.at-limit.notify.option') },
          { value: 'stop', label: t('budget.at-limit.stop.option') },
        ]}
        onChange={field('atLimit').onChange}
      />
    </ChangeDialog>
  );
});

export function RemoveBudgetDialog({ create, onClose }: DialogProps<Made<typeof removeBudget>>) {
  const { t } = useTranslation();
  const [change] = useState(create);
  const stops = change.subject.limit?.atLimit === 'stop';
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t('budget.remove.title')}
      text={t(stops ? 'budget.remove.text.stop' : 'budget.remove.text')}
      confirm={t('budget.remove')}
      busy={t('budget.removing')}
    />
  );
}
