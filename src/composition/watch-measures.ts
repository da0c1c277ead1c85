import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import { createLazyPart } from './lazy-part.ts';
import type { Platform } from '#src/application/platform/platform.ts';

type OnResult = NonNullable<ApiClientOptions['onResult']>;

/** Null where the deployment measures nothing, or the browser says that its person does not want it. */
export function openMeasures(
  settings: Settings['measures'],
  platform: Platform,
  view: Pick<Window, 'document' | 'navigator'>,
): LazyPart<MeasuresStore> | null {
  if (settings.endpoint === '' || isOptedOut(view.navigator)) return null;
  return createLazyPart(async () => {
    const { openMeasures: open } = await import('./features/measures.module.ts');
    return open(settings, platform, view.document);
  });
}

/** Do Not Track, and Global Privacy Control. */
function isOptedOut(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Each call that succeeded may be an event of the product. */
export function watchEvents(measures: LazyPart<MeasuresStore> | null): OnResult | undefined {
  if (!measures) return undefined;
  return ({ method, path }, { failure }) => {
    if (failure) return;
    // If the code fails to load, nothing is measured.
    void measures.load().then(
      () => measures.current.countCall(`${method} ${path}`),
      () => undefined,
    );
  };
}

export function watchBoth(one: OnResult | undefined, other: OnResult | undefined): OnResult | undefined {
  if (!one || !other) return one ?? other;
  return (endpoint, ended) => {
    one(endpoint, ended);
    other(endpoint, ended);
  };
}
