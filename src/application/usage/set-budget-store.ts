import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import {
  AT_LIMIT,
  type AtLimit,
  type Budget,
  type BudgetLimit,
  type BudgetWarning,
  budgetWarning,
  DEFAULT_ALERTS,
  formatAmount,
  parseAlerts,
  parseAmount,
} from '#src/domain/usage/budget.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { DraftSlot } from '#src/application/forms/form-draft.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { BudgetGateway } from './budget-gateway.ts';
import type { BudgetValues } from './set-budget.suite.ts';

export interface SetBudgetDeps {
  readonly gateway: BudgetGateway;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly draft: DraftSlot;
  readonly onSaved: (budget: Budget) => void;
  readonly reload: () => void;
}

/** A first budget, or another one in its place. Lives with its dialog. */
export class SetBudgetStore {
  readonly form: FormStore<BudgetValues>;
  /** Asked for before it is sent. */
  warning: BudgetWarning | null = null;
  isDone = false;
  readonly before: Budget;
  readonly #deps: SetBudgetDeps;

  constructor(before: Budget, deps: SetBudgetDeps) {
    this.before = before;
    this.#deps = deps;
    const { limit } = before;
    const alerts = limit && limit.alerts.length > 0 ? limit.alerts : DEFAULT_ALERTS;
    this.form = new FormStore<BudgetValues>(
      {
        amount: limit ? formatAmount(limit.amount, before.currency) : '',
        alerts: alerts.join(', '),
        atLimit: limit?.atLimit ?? 'notify',
      },
      async () => {
        const { validateBudget } = await import('./set-budget.suite.ts');
        const { currency } = before;
        return (values) =>
          validateBudget(values, {
            amount: parseAmount(values.amount, before),
            alerts: parseAlerts(values.alerts),
            isInCredits: currency === null,
          });
      },
      { slot: deps.draft, fields: ['amount', 'alerts', 'atLimit'] },
    );
    makeAutoObservable(this, { form: false, before: false }, { autoBind: true, deep: false });
  }

  /** As it is understood; null while it is no amount. */
  get amount(): number | null {
    return parseAmount(this.form.meant.amount, this.before);
  }

  get atLimit(): AtLimit {
    return AT_LIMIT.find((one) => one === this.form.values.atLimit) ?? 'notify';
  }

  set(field: keyof BudgetValues, value: string): void {
    this.form.change(field, value);
  }

  /** Back to the form, with what was typed. */
  goBack(): void {
    this.warning = null;
    this.form.clearFormErrors();
  }

  /** What has consequences at once is sent by the second call, which the person has confirmed. */
  async save(): Promise<void> {
    if (this.isDone) return;
    await this.form.submit(async ({ amount, alerts }) => {
      const limit: BudgetLimit = {
        amount: parseAmount(amount, this.before) ?? 0,
        alerts: parseAlerts(alerts) ?? [],
        atLimit: this.atLimit,
      };
      const warning = budgetWarning(this.before, limit);
      if (warning !== this.warning) return this.warn(warning);
      await this.send(limit);
    });
  }

  private warn(warning: BudgetWarning | null): void {
    this.warning = warning;
  }

  private async send(limit: BudgetLimit): Promise<void> {
    const { gateway, onSaved, toasts, translate } = this.#deps;
    const result = await gateway.set(limit);
    if (!result.ok) return this.fail(result.failure);
    onSaved(result.value);
    this.finish();
    toasts.show('success', translate('budget.saved'));
  }

  private finish(): void {
    this.isDone = true;
    this.form.finish();
  }

  /** Without a response it may have been saved, which the card then shows. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, 'mutation', this.#deps);
    if (failure.kind === 'unreachable') this.#deps.reload();
  }
}
