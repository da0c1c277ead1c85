import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import { Catalog } from './catalog.tsx';
import { StateMap } from './state-map.tsx';

/** The pages about the demo, by path. Null for any other path. */
export async function openDemoPage(path: string, stores: AppStores, i18n: i18n): Promise<ReactNode> {
  const { demo, session, settings } = stores;
  if (!demo) return null;
  const pages: Readonly<Record<string, ReactNode>> = {
    '/demo': <Catalog demo={demo} />,
    '/demo/states': <StateMap store={demo.store} session={session} />,
  };
  const page = pages[path.replace(/\/$/, '')] ?? null;
  if (page === null) return null;
  await stores.loadMessages(['demo-pages', 'demo-tours']);
  return (
    <I18nextProvider i18n={i18n}>
      <PrimeReactRoot>
        <BrandName value={settings.brand.name}>{page}</BrandName>
      </PrimeReactRoot>
    </I18nextProvider>
  );
}
