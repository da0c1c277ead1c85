import { useEffect } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { CONSOLE_FRAME, consolePages, pageOf } from './pages.ts';

/**
 * Prefetches while the browser is idle: for an active visitor the console, for a customer its other
 * pages.
 */
export function usePrefetch(stores: AppStores): void {
  const isCustomer = stores.session.state === 'dashboard';
  useEffect(() => {
    if (isCustomer) {
      return stores.whenIdle(() => {
        for (const page of consolePages()) void page.load(stores);
      });
    }
    const prefetch = (): void => {
      void CONSOLE_FRAME.load(stores);
      void pageOf('dashboard').load(stores);
    };
    window.addEventListener('focusin', prefetch, { once: true });
    return () => window.removeEventListener('focusin', prefetch);
  }, [isCustomer, stores]);
}
