import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import type { Navigation } from '#src/application/platform/navigation.ts';

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('Rendered outside the provider of the navigation');
  return navigation;
}

/** A part of the url, which renders the component again when it changes. */
export function useUrlPart(part: 'path' | 'search' | 'hash'): string {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.onChange, navigation[part]);
}

/** The router's view of the port: its links and locations are the navigation's. */
export function createRouterHook(navigation: Navigation): BaseLocationHook {
  const { onChange, path, search, go, href } = navigation;
  const useConsoleLocation: BaseLocationHook = () => [useSyncExternalStore(onChange, path), go];
  useConsoleLocation.searchHook = () => useSyncExternalStore(onChange, search);
  useConsoleLocation.hrefs = href;
  return useConsoleLocation;
}

export function focusPage(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
}
