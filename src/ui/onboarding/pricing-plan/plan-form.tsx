import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { PlanSheetSkeleton } from '#src/ui/plans/plan-sheet-skeleton.tsx';
import { StageErrors } from '#src/ui/onboarding/onboarding-layout.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/plans/plans.module.css';
import { PaymentMethod } from './payment-method.tsx';
import { PlanCard } from './plan-card.tsx';

const PlanSheet = observer(function PlanSheet({ store }: { readonly store: PlanStore }) {
  const { t } = useTranslation();
  const { plans, chosen, period } = store;
  return (
    <div
      className={classNames(styles.plans, styles[`plans${plans.length}`])}
      role="radiogroup"
      aria-label={t('plan.label')}
    >
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          period={period}
          checked={plan.id === chosen?.id}
          onChoose={() => store.choose(plan)}
        />
      ))}
    </div>
  );
});

interface PlanFormProps {
  readonly store: PlanStore;
  readonly contact: string;
}

/** Prices and the earlier choice may load late or fail. */
export const PlanForm = observer(function PlanForm({ store, contact }: PlanFormProps) {
  const { t } = useTranslation();
  // Read here, because reads in a render prop are not observed.
  const priced = store.prices.state;
  const { formErrors } = store.stage;
  const views = {
    skeleton: <PlanSheetSkeleton />,
    errorTitle: t('plan.failed'),
    call: 'own-read',
    onRetry: () => void store.load(),
  } as const;
  return (
    <LoadableView {...views} of={store.stage.saved.state}>
      {() => (
        <LoadableView {...views} of={priced}>
          {() => (
            <div className="stack stack-6">
              <RestoredAlert form={store.stage} />
              <PlanSheet store={store} />
              <PaymentMethod store={store} contact={contact} />
              <StageErrors messages={formErrors} />
            </div>
          )}
        </LoadableView>
      )}
    </LoadableView>
  );
});
