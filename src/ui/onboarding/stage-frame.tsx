import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage, Stage } from '#src/domain/onboarding/answers.ts';
import type { Loadable } from '#src/application/async/loadable.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { OnboardingLayout } from './onboarding-layout.tsx';

/** A page that loads more than its answers passes its own start and load. */
interface FramedStage {
  readonly stage: QuestionnaireStage;
  readonly saved: { readonly state: Loadable<unknown> };
  start(): Disposer;
  load(): Promise<void>;
  next(): Promise<void>;
  goToStage(stage: Stage): Promise<void>;
}

interface StageFrameProps {
  readonly settings: Settings;
  readonly session: { readonly state: AccountState; logOut(): void };
  readonly stage: FramedStage;
  readonly loads?: Pick<FramedStage, 'start' | 'load'>;
  readonly title: string;
  readonly text: string;
  readonly bar: ReactNode;
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

export const StageFrame = observer(function StageFrame(props: StageFrameProps) {
  const { settings, session, stage, loads = stage, title, text, bar, skeleton, children } = props;
  const { t } = useTranslation();
  useEffect(() => loads.start(), [loads]);

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage={stage.stage}
      title={title}
      text={text}
      onSubmit={() => void stage.next()}
      onLeave={(target) => void stage.goToStage(target)}
      bar={bar}
    >
      <LoadableView
        of={stage.saved.state}
        skeleton={skeleton}
        errorTitle={t('onboarding.failed')}
        errorNote={t('onboarding.failed.text')}
        call="own-read"
        onRetry={() => void loads.load()}
      >
        {() => children}
      </LoadableView>
    </OnboardingLayout>
  );
});
