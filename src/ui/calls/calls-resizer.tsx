import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import styles from './calls-drawer.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: 100, End: -100 };
/** A hand that trembles clicks all the same. */
const CLICK_PX = 4;

/** The upper edge, which the pointer drags or clicks and the arrows move. */
export const CallsResizer = observer(function CallsResizer({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    store.resizeBy(step);
  };
  const pressedAt = useRef<number | null>(null);
  const hold = ({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    pressedAt.current = clientY;
    currentTarget.setPointerCapture(pointerId);
  };
  const drag = ({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    if (Math.abs(clientY - (pressedAt.current ?? -Infinity)) < CLICK_PX) return;
    pressedAt.current = null;
    store.resize(100 - (clientY / window.innerHeight) * 100);
  };
  const click = () => {
    if (pressedAt.current !== null) store.toggleTallest();
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
      onPointerDown={hold}
      onPointerMove={drag}
      onClick={click}
    />
  );
});
