import { createContext, useContext } from 'react';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';

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
