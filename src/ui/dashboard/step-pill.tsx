import { Check, Lock } from 'lucide-react';
import { useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepState } from '#src/domain/dashboard/step-state.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { OpenPill, type OpenPillProps } from './open-pill.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './getting-started.module.css';

interface StepPillProps extends Omit<OpenPillProps, 'id' | 'label'> {
  readonly state: StepState;
}

/** A step of the panel. One that is done or locked is faded and leads nowhere, but can be read (§2, D26). */
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
          <VisuallyHidden>{t('getting-started.done')} </VisuallyHidden>
          {label}
        </span>
      </span>
    );
  }
  return (
    <span id={id} tabIndex={-1} className={classNames(styles.pill, styles.isLocked)}>
      <Icon of={Lock} />
      <span>
        {label} <span className={styles.lockReason}>{t('getting-started.locked')}</span>
      </span>
    </span>
  );
}

/** The clicked link becomes a plain text when its step is done: the focus goes over to that, not to nowhere. */
function usePreservedFocus(state: StepState): string {
  const id = useId();
  const hasFocus = document.activeElement?.id === id;
  useLayoutEffect(() => {
    if (hasFocus) document.getElementById(id)?.focus();
  }, [state, hasFocus, id]);
  return id;
}
