import type { Demo } from '#src/application/app/demo.ts';
import type { DemoSlots } from '#src/ui/app/demo-slots.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { DemoMailbox, DemoMailboxDialog } from './demo-mailbox.tsx';

export function createDemoSlots(demo: Demo): DemoSlots {
  return {
    logIn: (store) => (
      <>
        <DemoAccounts demo={demo} store={store} />
        <DemoMailbox demo={demo} hidesEmpty />
      </>
    ),
    mailbox: (onCode) => <DemoMailbox demo={demo} onCode={onCode} />,
    mailboxDialog: (onClose) => <DemoMailboxDialog demo={demo} onClose={onClose} />,
  };
}
