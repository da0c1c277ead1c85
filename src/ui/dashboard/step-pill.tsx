import { Check, Lock } from 'lucide';
import { useId, useLayoutEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { StepState } from '#src/domain/dashboard/step-state.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { OpenPill, type OpenPillProps } from './open-pill.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './getting-started.module.css';

interface StepPillProps extends Omit<OpenPillProps, 'id' | 'label'> {
  readonly state: StepState;
}

/** A done or locked step is faded and not a link, but still readable. */
export function StepPill({ state, step, ...open }: StepPillProps) {
  const { t } = useTranslation();
  const id = usePreservedFocus(state);
  const label = t(`getting-started.${step}`);
  if (state === 'open') return <OpenPill id={id} step={step} label={label} {...open} />;
  if (state === 'done') {
    return (
      <span id={id} tabIndex={-1} className={classNames(styles.pill, styles.isDone)}>
        <Icon of={Check} strokeWidth={2.25} />
        <span>
          <VisuallyHidden>{`${t('getting-started.done')} `}</VisuallyHidden>
          <span>{label}</span>
        </span>
      </span>
    );
  }
  return (
    <span id={id} tabIndex={-1} className={classNames(styles.pill, styles.isLocked)}>
      <Icon of={Lock} />
      <span>
        <span>{label}</span> <span className={styles.lockReason}>{t('getting-started.locked')}</span>
      </span>
    </span>
  );
}

/** A link becomes plain text when its step is done, so the text gets the focus. */
function usePreservedFocus(state: StepState): string {
  const id = useId();
  const hasFocus = document.activeElement?.id === id;
  useLayoutEffect(() => {
    if (hasFocus) document.getElementById(id)?.focus();
  }, [state, hasFocus, id]);
  return id;
}
