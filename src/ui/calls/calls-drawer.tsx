import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import { pathOf } from '#src/domain/calls/wire-call.ts';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { CallDetail } from './call-detail.tsx';
import { CallsList } from './calls-list.tsx';
import { CallsResizer } from './calls-resizer.tsx';
import { CallsToolbar } from './calls-toolbar.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './calls-drawer.module.css';

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
    <PrimeReactRoot>
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
    </PrimeReactRoot>
  );
});

const ReplayConfirmation = observer(function ReplayConfirmation({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  if (!store.toConfirm) return null;
  const { method, url } = store.toConfirm.request;
  return (
    <ConfirmDialog
      title={t('calls.confirm')}
      text={t('calls.confirm.text', { method, path: pathOf(url) })}
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
