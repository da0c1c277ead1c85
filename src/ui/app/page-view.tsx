import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChunkFailed } from './chunk-failed.tsx';
import type { LazyPage } from './lazy-page.ts';
import { useAppStores } from './stores-context.ts';

export const PageView = observer(function PageView({
  module,
  token,
}: {
  module: LazyPage;
  token?: string | undefined;
}) {
  const stores = useAppStores();
  useEffect(() => void module.load(stores), [module, stores]);

  if (module.isFailed) return <ChunkFailed onRetry={() => void module.loadAgain(stores)} />;
  const Page = module.componentFor(stores);
  return Page && <Page token={token} />;
});
