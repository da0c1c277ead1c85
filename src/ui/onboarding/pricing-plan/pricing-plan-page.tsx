import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { OnboardingLayout } from '#src/ui/onboarding/onboarding-layout.tsx';
import { PeriodToggle } from '#src/ui/plans/period-toggle.tsx';
import { PlanForm } from './plan-form.tsx';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import type { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ComparePlansDialog } from '#src/ui/plans/compare-plans-dialog.tsx';
import { StageBar } from '#src/ui/onboarding/stage-bar.tsx';
import { type BillingPeriod, isPriced, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface PlanBarProps {
  readonly store: PlanStore;
}

const PlanBar = observer(function PlanBar({ store }: PlanBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isComparing, setComparing] = useState(false);
  const { stage, chosen, period, plans } = store;
  return (
    <>
      <StageBar
        store={stage}
        canContinue={store.canContinue}
        missing={store.missing}
        chosen={store.isLoaded && chosen ? chosenText(chosen, period, t, formats) : null}
        extra={
          store.prices.value && (
            <Button variant="quiet" size="lg" onClick={() => setComparing(true)}>
              {t('plan.compare')}
            </Button>
          )
        }
      />
      {isComparing && <ComparePlansDialog plans={plans} period={period} onClose={() => setComparing(false)} />}
    </>
  );
});

function chosenText(plan: Plan, period: BillingPeriod, t: Translate, formats: Formats): string {
  if (plan.isFree || !isPriced(plan)) return plan.name;
  return period === 'monthly'
    ? t('plan.chosen.monthly', { plan: plan.name, amount: formats.price(plan.monthlyAmount, plan.currency) })
    : t('plan.chosen.yearly', { plan: plan.name, amount: formats.price(yearlyPrice(plan) ?? 0, plan.currency) });
}

export const PricingPlanPage = observer(function PricingPlanPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.plan);
  useEffect(() => store.start(), [store]);
  const { currency } = store.plans.find((plan) => plan.currency !== undefined) ?? {};

  return (
    <OnboardingLayout
      wide
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="pricing-plan"
      title={t('plan.title')}
      text={currency ? t('plan.text.currency', { currency }) : t('plan.text')}
      aside={<PeriodToggle period={store.period} savingPercent={store.savingPercent} onChoose={store.choosePeriod} />}
      onSubmit={() => void store.next()}
      onLeave={(target) => void store.stage.goToStage(target)}
      bar={<PlanBar store={store} />}
    >
      <PlanForm store={store} contact={settings.links.contact} />
    </OnboardingLayout>
  );
});
