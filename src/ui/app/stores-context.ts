import { createContext, useContext, useEffect, useRef } from 'react';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { reaction } from 'mobx';
import type { PageAction } from '#src/application/app/pending-action.ts';

const StoresContext = createContext<AppStores | null>(null);
const AccountContext = createContext<AccountStores | null>(null);

export const StoresProvider = StoresContext.Provider;
export const AccountStoresProvider = AccountContext.Provider;

/** For the shell and for pages only; pages pass props down. */
export function useAppStores(): AppStores {
  return present(useContext(StoresContext));
}

/** For signed-in pages; the layout waits until these stores exist. */
export function useAccountStores(): AccountStores {
  return present(useContext(AccountContext));
}

function present<T>(stores: T | null): T {
  if (!stores) throw new Error('Rendered outside the provider of its stores');
  return stores;
}

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
