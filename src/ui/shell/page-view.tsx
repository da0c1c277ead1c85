import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChunkFailed } from './chunk-failed';
import type { PageModule } from './page-module';
import { useAppStores } from './stores-context';

/** Renders a page once its module is there. */
export const PageView = observer(function PageView({ module }: { module: PageModule }) {
  const { addTexts } = useAppStores();
  useEffect(() => void module.load(addTexts), [module, addTexts]);

  if (module.isFailed) return <ChunkFailed onRetry={() => void module.load(addTexts)} />;
  const Page = module.component;
  return Page && <Page />;
});
