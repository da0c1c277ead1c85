import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import styles from './calls-drawer.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: 100, End: -100 };

/** The upper edge, which the pointer drags and the arrows move. */
export const CallsResizer = observer(function CallsResizer({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    store.resizeBy(step);
  };
  const drag = ({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) store.resize(100 - (clientY / window.innerHeight) * 100);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className={styles.resizer}
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('calls.resize')}
      aria-valuemin={20}
      aria-valuemax={85}
      aria-valuenow={store.heightPercent}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
});
