import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { OnboardingLayout } from '#src/ui/onboarding/onboarding-layout.tsx';
import { PeriodToggle } from '#src/ui/plans/period-toggle.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanForm } from './plan-form.tsx';

export const PricingPlanPage = observer(function PricingPlanPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.plan);
  useEffect(() => store.start(), [store]);

  return (
    <PrimeReactRoot>
      <OnboardingLayout
        wide
        settings={settings}
        state={session.state}
        onLogOut={session.logOut}
        stage="pricing-plan"
        title={t('plan.title')}
        text={t('plan.text')}
        aside={<PeriodToggle period={store.period} savingPercent={store.savingPercent} onChoose={store.choosePeriod} />}
        onSubmit={() => void store.next()}
        onLeave={(target) => void store.stage.goToStage(target)}
        bar={<PlanBar store={store} />}
      >
        <PlanForm store={store} contact={settings.links.contact} />
      </OnboardingLayout>
    </PrimeReactRoot>
  );
});
