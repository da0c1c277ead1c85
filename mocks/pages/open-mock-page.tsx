import type { ReactNode } from 'react';
import type { Demo } from '#src/application/app/demo.ts';

export interface MockPageContext {
  readonly demo: Demo;
  readonly basePath: string;
  /** The page's own query. It holds the choice of the backend, which the way back preserves. */
  readonly search: string;
}

/** The pages of other companies, by their path below the console's base. Null for any other path. */
export async function openMockPage(path: string, { demo, basePath, search }: MockPageContext): Promise<ReactNode> {
  const query = new URLSearchParams(search);
  const leaveFor = (target: string) => window.location.assign(basePath + withBackend(target, query));
  if (path === '/mock/checkout') {
    const { CheckoutPage } = await import('./checkout-page.tsx');
    return <CheckoutPage demo={demo} session={query.get('session') ?? ''} leaveFor={leaveFor} />;
  }
  if (path === '/mock/consent') {
    const [{ ConsentPage }, { readConsentRequest }] = await Promise.all([
      import('./consent-page.tsx'),
      import('./consent-request.ts'),
    ]);
    const { origin } = window.location;
    return (
      <ConsentPage
        demo={demo}
        request={readConsentRequest(search, origin)}
        leaveFor={(url) => window.location.assign(url)}
        onBack={() => leaveFor('/')}
      />
    );
  }
  return null;
}

function withBackend(target: string, query: URLSearchParams): string {
  const backend = query.get('backend');
  if (backend === null) return target;
  const [path = '', hash] = target.split('#');
  return `${path}?${new URLSearchParams({ backend }).toString()}${hash === undefined ? '' : `#${hash}`}`;
}
