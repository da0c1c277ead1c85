import { Wallet } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BudgetStore } from '#src/application/usage/budget-store.ts';
import { removeBudget, setBudget } from '#src/application/usage/set-budget.ts';
import { type Budget, type BudgetAlert, budgetAlerts, isStopped, spentPercent } from '#src/domain/usage/budget.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { RemoveBudgetDialog, SetBudgetDialog } from './budget-dialogs.tsx';
import { useAmount } from './use-amount.ts';
import { useBudgetOutlook } from './use-budget-outlook.ts';
import styles from './budget.module.css';

export interface BudgetCardProps {
  readonly store: BudgetStore;
}

export const BudgetCard = observer(function BudgetCard({ store }: BudgetCardProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [dialog, setDialog] = useState<'set' | 'remove' | null>(null);
  useEffect(() => store.start(), [store]);
  const { state, value } = store.budget;
  const outlook = useBudgetOutlook(store.forecast);
  usePendingAction('set-budget', () => setDialog('set'), value !== undefined);
  const close = () => setDialog(null);
  const hasLimit = value !== undefined && value.limit !== null;
  return (
    <Card
      title={t('budget.title')}
      action={hasLimit && <Actions onChange={() => setDialog('set')} onRemove={() => setDialog('remove')} />}
      footer={hasLimit && !isStopped(value) && outlook !== null && <p>{outlook}</p>}
    >
      <div className={styles.budget}>
        <LoadableView<Budget>
          of={state}
          errorTitle={t('budget.failed')}
          onRetry={() => void store.load()}
          skeleton={<Skeleton width="full" />}
          isEmpty={({ limit }) => limit === null}
          empty={value && <NoBudget of={value} onSet={() => setDialog('set')} />}
        >
          {(budget) => <Spending of={budget} onRaise={() => setDialog('set')} />}
        </LoadableView>
      </div>
      {value && dialog === 'set' && <SetBudgetDialog create={() => get(setBudget)(value)} onClose={close} />}
      {value && dialog === 'remove' && <RemoveBudgetDialog create={() => get(removeBudget)(value)} onClose={close} />}
    </Card>
  );
});

interface ActionsProps {
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Actions({ onChange, onRemove }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {t('budget.remove')}
      </Button>
      <Button size="sm" onClick={onChange}>
        {t('budget.change')}
      </Button>
    </div>
  );
}

function NoBudget({ of: budget, onSet }: { readonly of: Budget; readonly onSet: () => void }) {
  const { t } = useTranslation();
  const amount = useAmount(budget.currency);
  return (
    <EmptyState
      icon={Wallet}
      title={<h3 className="heading-card">{t('budget.none.title')}</h3>}
      text={
        <>
          <span>{t('budget.none.text')}</span> <span>{t('budget.none.spent', { spent: amount(budget.spent) })}</span>
        </>
      }
      action={<Button onClick={onSet}>{t('budget.set')}</Button>}
    />
  );
}

function Spending({ of: budget, onRaise }: { readonly of: Budget; readonly onRaise: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount(budget.currency);
  const { limit, spent, endsAt } = budget;
  const percent = formats.percent(spentPercent(budget) ?? 0);
  if (!limit) return null;
  return (
    <div className="stack">
      {isStopped(budget) && (
        <Alert
          kind="danger"
          role="status"
          action={
            <Button size="sm" onClick={onRaise}>
              {t('budget.raise')}
            </Button>
          }
        >
          {endsAt === null ? t('budget.stopped.unknown') : t('budget.stopped', { date: formats.longDate(endsAt) })}
        </Alert>
      )}
      <p className={styles.figures}>
        <span className="readout">{percent}</span>{' '}
        <span className="num secondary">
          {t('budget.spent', { spent: amount(spent), amount: amount(limit.amount) })}
        </span>
      </p>
      <Bar of={budget} text={t('budget.meter', { percent })} />
      <Alerts of={budget} />
      <p className="muted text-sm">
        <span>{t(AT_LIMIT[limit.atLimit])}</span> <span>{t('budget.owners')}</span>
      </p>
    </div>
  );
}

const AT_LIMIT = { notify: 'budget.at-limit.notify', stop: 'budget.at-limit.stop' } as const;

/** With a notch at each alert. */
function Bar({ of: budget, text }: { readonly of: Budget; readonly text: string }) {
  const { t } = useTranslation();
  const percent = Math.min(spentPercent(budget) ?? 0, 100);
  const range = { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent, 'aria-valuetext': text };
  // A `meter` element cannot have notches.
  const meter = { role: 'meter', 'aria-label': t('budget.title'), ...range };
  return (
    <div className={styles.bar} {...meter}>
      <i className={classNames(styles.fill, percent >= 100 && styles.isFull)} style={{ inlineSize: `${percent}%` }} />
      {budgetAlerts(budget)
        .filter((alert) => alert.percent < 100)
        .map((alert) => (
          <i key={alert.percent} className={styles.notch} style={{ insetInlineStart: `${alert.percent}%` }} />
        ))}
    </div>
  );
}

function Alerts({ of: budget }: { readonly of: Budget }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount(budget.currency);
  const alerts = budgetAlerts(budget);
  const stateOf = ({ isReached, sentAt }: BudgetAlert) => {
    if (sentAt !== null) return t('budget.alert.sent', { time: formats.utc(sentAt) });
    return t(isReached ? 'budget.alert.reached' : 'budget.alert.open');
  };
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label={t('budget.alerts')}>
      {alerts.map((alert) => (
        <li key={alert.percent} className={classNames(alert.isReached && styles.isReached)}>
          <span className="strong num">{formats.percent(alert.percent)}</span>
          <span className="num">{amount(alert.amount)}</span>
          <span className={styles.state}>{stateOf(alert)}</span>
        </li>
      ))}
    </ul>
  );
}
