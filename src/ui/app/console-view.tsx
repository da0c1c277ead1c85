import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChunkFailed } from './chunk-failed.tsx';
import type { ConsoleFrameProps } from './console-frame.tsx';
import { CONSOLE_FRAME } from './pages.ts';
import { AccountStoresProvider, useAppStores } from './stores-context.ts';

/** Waits for the chunk and for the account's stores. */
export const ConsoleView = observer(function ConsoleView({ children, linkToken }: ConsoleFrameProps) {
  const stores = useAppStores();
  const { account, release } = stores;
  useEffect(() => void CONSOLE_FRAME.load(stores), [stores]);

  const retry = () => {
    if (CONSOLE_FRAME.isFailed) void CONSOLE_FRAME.loadAgain(stores);
    if (!account.isFailed) return;
    account.retry();
    void release.reloadIfReachable();
  };
  if (CONSOLE_FRAME.isFailed || account.isFailed) return <ChunkFailed onRetry={retry} />;
  const Frame = CONSOLE_FRAME.componentFor(stores);
  if (!Frame || !account.stores) return null;
  return (
    <AccountStoresProvider value={account.stores}>
      <Frame linkToken={linkToken}>{children}</Frame>
    </AccountStoresProvider>
  );
});
