import { observer } from 'mobx-react-lite';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { StageBar, type StageNavigation } from './stage-bar.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import styles from './option-grid.module.css';
import cardOptionStyles from '#src/ui/components/form/card-option.module.css';

interface Selection {
  readonly stage: StageNavigation & {
    readonly isLoaded: boolean;
    readonly canContinue: boolean;
    readonly missing: MessageKey | null;
  };
  readonly isCustomBlank: boolean;
}

interface SelectionBarProps {
  readonly store: Selection;
}

/** The Other field reports its errors in full; the bar only summarizes them. */
export const SelectionBar = observer(function SelectionBar({ store }: SelectionBarProps) {
  const { stage, isCustomBlank } = store;
  const missing = isCustomBlank && stage.isLoaded ? 'onboarding.other-missing' : stage.missing;
  return <StageBar store={stage} canContinue={stage.canContinue} missing={missing} />;
});

export function OptionsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.options} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className={cardOptionStyles.cardOption} key={index}>
          <Skeleton width="md" />
        </div>
      ))}
    </div>
  );
}
