import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import { reportLogged, watchErrors, watchResponses } from '#src/composition/watch-errors.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { unexpected } from '#src/domain/shared/failure.ts';

function open(endpoint = 'https://errors.example/console') {
  const sent: { readonly kind: string; readonly message: string; readonly language: string }[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_: string, text: string) => sent.push(JSON.parse(text) as never) > 0 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const view = Object.assign(new EventTarget(), { document: { documentElement: { lang: 'es' } } });
  const platform = { ...createNullPlatform(), newId: () => 'id' };
  const settings = { ...DEFAULT_SETTINGS.errors, endpoint };
  const report = watchErrors(settings, platform, new KnownSecrets(), view as unknown as Window);
  const kinds = async () => {
    await vi.dynamicImportSettled();
    return sent.map(({ kind, message }) => [kind, message]);
  };
  return { report, view, platform, kinds, sent };
}

describe('errors of the console', () => {
  it('are not watched without an endpoint', () => {
    const { report, platform } = open('');
    expect([report, reportLogged(platform, report), watchResponses(report)]).toEqual([null, platform, undefined]);
  });

  it('are reported when nobody caught them, those before the code had loaded too', async () => {
    const { view, kinds, sent } = open();
    view.dispatchEvent(Object.assign(new Event('error'), { error: new Error('first'), message: 'Uncaught first' }));
    view.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
    view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('second') }));
    expect(await kinds()).toEqual([
      ['error', 'first'],
      ['error', 'Script error.'],
      ['rejection', 'second'],
    ]);
    expect(sent[0]?.language).toBe('es');
  });

  it.each([
    ['Chromium', 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)\n    at https://console.example/a.js:1:2'],
    ['Firefox', 'f@moz-extension://abc/content.js:1:2\n@https://console.example/a.js:1:2'],
    ['Safari', 'f@safari-web-extension://abc/content.js:1:2'],
  ])('are reported after many of an extension of %s, which are not ours', async (_, stack) => {
    const { view, kinds } = open();
    for (let count = 0; count < 30; count += 1) {
      const error = Object.assign(new Error(`noise ${count}`), { stack });
      view.dispatchEvent(Object.assign(new Event('error'), { error, message: '' }));
      view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
      const thrown = { error: `text ${count}`, message: '', filename: 'chrome-extension://abc/content.js' };
      view.dispatchEvent(Object.assign(new Event('error'), thrown));
    }
    const own = 'Error: y\n    at g (https://console.example/a.js:1:2)\n    at h (chrome-extension://abc/wrap.js:1:2)';
    view.dispatchEvent(
      Object.assign(new Event('error'), { error: Object.assign(new Error('ours'), { stack: own }), message: '' }),
    );
    expect(await kinds()).toEqual([['error', 'ours']]);
  });

  it('are reported when the console caught and logged them', async () => {
    const { report, platform, kinds } = open();
    const { logger } = reportLogged(platform, report);
    logger.debug('The page stopped working', new Error('no such field'));
    logger.debug('The plan did not load', 'http_404');
    expect(await kinds()).toEqual([['caught', 'no such field']]);
  });

  it('are reported when a success of the API cannot be read, and not when it failed', async () => {
    const { report, kinds } = open();
    const watch = watchResponses(report);
    watch?.(endpoints.profile, { failure: unexpected(200) });
    watch?.(endpoints.profile, { failure: unexpected(500) });
    watch?.(endpoints.profile, {});
    expect(await kinds()).toEqual([
      ['response', 'GET /api/account/profile answered 200 in a shape that cannot be read'],
    ]);
  });
});
