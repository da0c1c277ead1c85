import { ArrowRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import type { LaterStage } from '#src/domain/onboarding/stage-order.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { BackButton } from './onboarding-layout.tsx';
import { nextLabels } from './stage-names.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './onboarding.module.css';

export interface StageNavigation {
  readonly previous: Stage | null;
  readonly following: LaterStage;
  readonly saving: 'back' | 'next' | null;
  back(): Promise<void>;
}

interface StageBarProps {
  readonly store: StageNavigation;
  readonly canContinue: boolean;
  readonly missing: MessageKey | null;
  readonly extra?: ReactNode;
  readonly chosen?: string | null;
}

/** Back, except on the first stage; then the hint and Next. */
export const StageBar = observer(function StageBar(props: StageBarProps) {
  const { store, canContinue: canGoOn, missing, extra, chosen } = props;
  const { t } = useTranslation();
  const isSaving = store.saving === 'next';
  return (
    <>
      {store.previous !== null && (
        <BackButton busy={store.saving === 'back'} disabled={isSaving} onClick={() => void store.back()} />
      )}
      {extra}
      <span className="grow" />
      <span className={classNames('num', styles.hint)} data-slot="stage-hint">
        {missing === null ? chosen : t(missing)}
      </span>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canGoOn && !isSaving}
        busy={isSaving}
        busyLabel={t('onboarding.saving')}
      >
        <span>{t(nextLabels[store.following])}</span>
        <Icon of={ArrowRight} />
      </Button>
    </>
  );
});
