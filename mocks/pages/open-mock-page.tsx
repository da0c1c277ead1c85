import type { ReactNode } from 'react';
import type { Demo } from '#src/application/app/demo.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';

/** The pages of other companies, by their path below the console's base. Null for any other path. */
export async function openMockPage(
  navigation: Pick<Navigation, 'path' | 'search' | 'url'>,
  demo: Demo,
): Promise<ReactNode> {
  const search = navigation.search();
  const query = new URLSearchParams(search);
  const leaveFor = (url: string) => window.location.assign(url);
  const returnTo = (target: string) => leaveFor(navigation.url(withBackend(target, query)));
  if (navigation.path() === '/mock/checkout') {
    const { CheckoutPage } = await import('./checkout-page.tsx');
    return <CheckoutPage demo={demo} session={query.get('session') ?? ''} leaveFor={returnTo} />;
  }
  if (navigation.path() === '/mock/export') {
    const { ExportPage } = await import('./export-page.tsx');
    return <ExportPage text={demo.exportFile(query.get('id') ?? '')} />;
  }
  if (navigation.path() === '/mock/consent') {
    const [{ ConsentPage }, { readConsentRequest }] = await Promise.all([
      import('./consent-page.tsx'),
      import('./consent-request.ts'),
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
