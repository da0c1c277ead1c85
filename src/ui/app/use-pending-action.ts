import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import type { PageAction } from '#src/application/app/pending-action.ts';
import { useAccountStores } from './stores-context.ts';

/** Performs an action that was chosen on another page, or by a shortcut, once this page is ready for it. */
export function usePendingAction(action: PageAction, perform: (subject: string) => void, isReady = true): void {
  const { pendingAction } = useAccountStores();
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  useEffect(() => {
    if (!isReady) return;
    return reaction(
      () => pendingAction.action === action,
      (isWanted) => {
        if (isWanted && pendingAction.consume(action)) latest.current(pendingAction.subject);
      },
      { fireImmediately: true },
    );
  }, [action, isReady, pendingAction]);
}
