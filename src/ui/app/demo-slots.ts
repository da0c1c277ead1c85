import { createContext, type ReactNode, useContext } from 'react';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';

/** What a demo adds to screens of the console, which know nothing else of it. */
export interface DemoSlots {
  /** Below the log-in form, which it can fill in. */
  logIn(store: LogInStore): ReactNode;
  /** Hands a code to the form, or only shows it. */
  mailbox(onCode?: (code: string) => void): ReactNode;
  /** Hands over the code that an authenticator app would show. */
  authenticator(secret: string, onCode: (code: string) => void): ReactNode;
  mailboxDialog(onClose: () => void): ReactNode;
}

const DemoSlotsContext = createContext<DemoSlots | null>(null);

export const DemoSlotsProvider = DemoSlotsContext.Provider;

/** Null in all builds but the demo. */
export function useDemoSlots(): DemoSlots | null {
  return useContext(DemoSlotsContext);
}
