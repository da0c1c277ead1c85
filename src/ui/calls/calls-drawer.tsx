import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import { pathOf } from '#src/domain/calls/wire-call.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';
import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { CallDetail } from './call-detail.tsx';
import { CallsList } from './calls-list.tsx';
import { CallsToolbar } from './calls-toolbar.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './calls-drawer.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: 100, End: -100 };
/** A hand that trembles clicks all the same. */
const CLICK_PX = 4;

/** The upper edge, which the pointer drags or clicks and the arrows move. */
const CallsResizer = observer(function CallsResizer({ store }: { readonly store: CallsStore }) {
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

export interface CallsDrawerProps {
  readonly store: CallsStore;
  readonly onClose: () => void;
}

/** Docked at the bottom, and no dialog: the page above it stays in use. */
export const CallsDrawer = observer(function CallsDrawer({ store, onClose }: CallsDrawerProps) {
  const { t } = useTranslation();
  const { selected, heightPercent } = store;
  const drawer = useInitialFocus();
  useRestoreFocus();
  useRoomOnPage(heightPercent);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <>
      <section
        ref={drawer}
        className={classNames('screen-only', styles.drawer)}
        aria-label={t('calls.title')}
        data-calls-drawer
        tabIndex={-1}
        onKeyDown={press}
      >
        <CallsResizer store={store} />
        <CallsToolbar store={store} onClose={onClose} />
        <div className={styles.body} data-detail={selected !== null || undefined}>
          <CallsList store={store} />
          {selected && <CallDetail key={selected.id} store={store} record={selected} />}
        </div>
      </section>
      <ReplayConfirmation store={store} />
    </>
  );
});

const ReplayConfirmation = observer(function ReplayConfirmation({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  if (!store.toConfirm) return null;
  const { method, url } = store.toConfirm.request;
  return (
    <ConfirmDialog
      title={t('calls.confirm')}
      text={t('calls.confirm.text', { call: `${method} ${pathOf(url)}` })}
      confirmLabel={t('calls.confirm.action')}
      onConfirm={store.confirmReplay}
      onClose={store.cancelReplay}
    />
  );
});

/** A dialog that is open holds the focus. */
function useInitialFocus(): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the hook that notes where the focus comes from, also when React mounts twice.
    queueMicrotask(() => {
      if (!document.querySelector('[aria-modal="true"]')) drawer.current?.focus();
    });
  }, []);
  return drawer;
}

/** The page ends above the drawer, so that nothing of it stays covered. */
function useRoomOnPage(heightPercent: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--docked-height', `${heightPercent}vh`);
    return () => void style.removeProperty('--docked-height');
  }, [heightPercent]);
}
