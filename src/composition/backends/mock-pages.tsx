import type { ReactNode } from 'react';
import type { Demo } from '../../application/demo/demo';

export interface MockPageContext {
  readonly demo: Demo;
  readonly basePath: string;
  /** The page's own; the choice of the backend stands in it and travels back. */
  readonly search: string;
}

/** The pages of other companies that the mock plays, by their path below the base. Null for any other. */
export async function openMockPage(path: string, { demo, basePath, search }: MockPageContext): Promise<ReactNode> {
  const query = new URLSearchParams(search);
  const leaveFor = (target: string) => window.location.assign(basePath + target + backendOf(query));
  if (path === '/mock/checkout') {
    const { CheckoutPage } = await import('../../../mocks/pages/checkout-page');
    return <CheckoutPage demo={demo} session={query.get('session') ?? ''} leaveFor={leaveFor} />;
  }
  if (path === '/mock/consent') {
    const [{ ConsentPage }, { readConsentRequest }] = await Promise.all([
      import('../../../mocks/pages/consent-page'),
      import('../../../mocks/pages/consent-request'),
    ]);
    const request = readConsentRequest(search, window.location.origin);
    const leave = (address: string) => window.location.assign(address);
    return <ConsentPage demo={demo} request={request} leaveFor={leave} onBack={() => leaveFor('/')} />;
  }
  return null;
}

function backendOf(query: URLSearchParams): string {
  const backend = query.get('backend');
  return backend === null ? '' : `?${new URLSearchParams({ backend }).toString()}`;
}
