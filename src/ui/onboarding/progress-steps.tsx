import { Check } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import { type ProgressStep, progressSteps } from '#src/domain/onboarding/stage-order.ts';
import { useOfferedStages } from '#src/ui/app/use-settings.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { stageNames } from './stage-names.ts';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  readonly stage: Stage;
  readonly state: AccountState;
  readonly onLeave?: ((stage: Stage) => void) | undefined;
}

/** Completed steps are links, so that earlier answers can be changed. */
export const ProgressSteps = observer(function ProgressSteps({ stage, state, onLeave }: ProgressStepsProps) {
  const { t } = useTranslation();
  const stages = useOfferedStages();
  const steps = progressSteps(stage, state, stages);
  const here = steps.findIndex(({ progress }) => progress === 'current') + 1;
  return (
    <nav aria-label={t('onboarding.steps', { step: here, count: steps.length })}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.stage} step={step} onLeave={onLeave} />
        ))}
      </ol>
    </nav>
  );
});

interface StepProps extends Pick<ProgressStepsProps, 'onLeave'> {
  readonly step: ProgressStep;
}

function Step({ step: { stage, progress, isOpen }, onLeave }: StepProps) {
  const { t } = useTranslation();
  const name = t(stageNames[stage]);
  if (progress === 'current') {
    return (
      <li aria-current="step">
        <span>{name}</span>
      </li>
    );
  }
  const leave = (event: MouseEvent) => {
    if (!onLeave) return;
    event.preventDefault();
    onLeave(stage);
  };
  const isDone = progress === 'done';
  return (
    <li className={isDone ? styles.isDone : undefined}>
      {isDone && <Icon of={Check} size={12} strokeWidth={2.5} />}
      {isOpen ? (
        <Link href={`/auth/${stage}`} onClick={leave}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {isDone && <VisuallyHidden>{`, ${t('onboarding.step-done')}`}</VisuallyHidden>}
    </li>
  );
}
