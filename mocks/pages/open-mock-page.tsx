import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';

interface MockPageParts {
  readonly navigation: Pick<Navigation, 'path' | 'search' | 'url'>;
  readonly demo: Demo;
  readonly loadMessages: AppStores['loadMessages'];
  readonly i18n: i18n;
}

/** The pages of other companies, by their path below the console's base, in the console's language. Null for any other path. */
export async function openMockPage({ i18n, ...parts }: MockPageParts): Promise<ReactNode> {
  const page = await pageAt(parts);
  return page && <I18nextProvider i18n={i18n}>{page}</I18nextProvider>;
}

async function pageAt({ navigation, demo, loadMessages }: Omit<MockPageParts, 'i18n'>): Promise<ReactNode> {
  const search = navigation.search();
  const query = new URLSearchParams(search);
  const leaveFor = (url: string) => window.location.assign(url);
  const returnTo = (target: string) => leaveFor(navigation.url(withBackend(target, query)));
  if (navigation.path() === '/mock/checkout') {
    const [{ CheckoutPage }] = await Promise.all([import('./checkout-page.tsx'), loadMessages(['demo/partners'])]);
    return <CheckoutPage demo={demo} session={query.get('session') ?? ''} leaveFor={returnTo} />;
  }
  if (navigation.path() === '/mock/export') {
    const [{ ExportPage }] = await Promise.all([import('./export-page.tsx'), loadMessages(['demo/partners'])]);
    return <ExportPage text={demo.exportFile(query.get('id') ?? '')} />;
  }
  if (navigation.path() === '/mock/consent') {
    const [{ ConsentPage }, { readConsentRequest }] = await Promise.all([
      import('./consent-page.tsx'),
      import('./consent-request.ts'),
      loadMessages(['demo/partners']),
    ]);
    const request = readConsentRequest(search, navigation.url);
    return <ConsentPage demo={demo} request={request} leaveFor={leaveFor} onBack={() => returnTo('/')} />;
  }
  return null;
}

/** The page's own query holds the choice of the backend, which the way back preserves. */
function withBackend(target: string, query: URLSearchParams): string {
  const backend = query.get('backend');
  if (backend === null) return target;
  const [path = '', hash] = target.split('#');
  return `${path}?${new URLSearchParams({ backend }).toString()}${hash === undefined ? '' : `#${hash}`}`;
}
