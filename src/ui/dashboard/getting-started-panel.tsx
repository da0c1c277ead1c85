import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FoldsStore } from '#src/application/dashboard/folds-store.ts';
import type { GettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { FoldButton } from './fold-button.tsx';
import { OpenPill, type OpenPillProps } from './open-pill.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './getting-started.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/error-state.tsx';
import { Check, Lock } from 'lucide';
import type { StepState } from '#src/domain/dashboard/step-state.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

interface GettingStartedPanelProps extends Pick<OpenPillProps, 'links' | 'onFirstCall'> {
  readonly store: GettingStartedStore;
  readonly folds: FoldsStore;
}

/** Folded by who needs it no more, and hidden once all steps are done. */
export const GettingStartedPanel = observer(function GettingStartedPanel(props: GettingStartedPanelProps) {
  const { store, folds } = props;
  const { t } = useTranslation();
  const id = useFocusHandoff(store.allDone);
  const titleId = useId();
  const { kind } = store.steps.state;
  const isQuiet = useQuietFailure(store.steps.state, () => void store.load());
  const isKnown = store.steps.value !== undefined;
  const isFolded = folds.isFolded('getting-started', false);
  if (store.allDone) return null;

  return (
    <section
      className={classNames(cardStyles.card, styles.panel)}
      id={id}
      aria-labelledby={titleId}
      aria-busy={!isKnown && kind !== 'failed'}
    >
      <div className={classNames(cardStyles.header, styles.header)} data-slot="card-header">
        <h2 className="heading-card" id={titleId}>
          {t('getting-started.title')}
        </h2>
        <div className={styles.fold}>
          {isKnown && (
            <span className={styles.progress}>
              {t('getting-started.progress', { done: store.doneCount, all: store.availableSteps.length })}
            </span>
          )}
          <FoldButton
            title={t('getting-started.title')}
            isFolded={isFolded}
            onFold={(folded) => folds.fold('getting-started', folded)}
          />
        </div>
      </div>
      {!isFolded && kind === 'failed' && !isKnown && <Failed isQuiet={isQuiet} onRetry={store.load} />}
      {!isFolded && (kind !== 'failed' || isKnown) && <Pills key={String(isKnown)} {...props} isKnown={isKnown} />}
    </section>
  );
});

/** The order stays while the page is open, so that the next tab stop is the next step. */
const Pills = observer(function Pills({ store, links, onFirstCall, isKnown }: GettingStartedPanelProps & Known) {
  const [steps] = useState(store.orderedSteps);
  const next = steps.find((step) => store.stateOf(step) === 'open');
  return (
    <ul className={styles.pills}>
      {steps.map((step) => (
        <li key={step}>
          {isKnown ? (
            <StepPill
              {...{ step, links, onFirstCall }}
              isNext={step === next}
              state={store.stateOf(step)}
              onComplete={(done) => void store.complete(done)}
            />
          ) : (
            <span className={classNames(styles.pill, styles.isDone)}>
              <Skeleton width="full" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});

interface Known {
  readonly isKnown: boolean;
}

function Failed({ isQuiet, onRetry }: { isQuiet: boolean; onRetry: () => Promise<void> }) {
  const { t } = useTranslation();
  if (isQuiet) return <QuietFailure />;
  return (
    <div className={styles.error}>
      <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={() => void onRetry()} />}>
        {t('getting-started.failed')}
      </Alert>
    </div>
  );
}

function useFocusHandoff(isHidden: boolean): string {
  const id = useId();
  const hasFocus = document.getElementById(id)?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (isHidden && hasFocus) document.querySelector<HTMLElement>('#main h1')?.focus();
  }, [isHidden, hasFocus]);
  return id;
}

interface StepPillProps extends Omit<OpenPillProps, 'id' | 'label'> {
  readonly state: StepState;
}

/** A done or locked step is faded and not a link, but still readable. */
function StepPill({ state, step, ...open }: StepPillProps) {
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
