import { consoleLogger } from '#src/adapters/browser/console-logger.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { OpenBackend } from './backend.ts';
import { logCalls } from './log-calls.ts';
import { readPageSettings } from './settings/page-settings.ts';

/** The provider of the page's settings; in mock builds the demo, which can change them. */
export async function openBackend(page: Document, navigation: Navigation): Promise<OpenBackend> {
  const settings = await readPageSettings(page, consoleLogger);
  if (!__MOCKS__) return openProvider(settings);
  const { openDemoInBrowser } = await import('./backends/mock.ts');
  return openDemoInBrowser(settings, window, navigation);
}

function openProvider(settings: Settings): OpenBackend {
  return {
    settings,
    clock: null,
    demo: null,
    connect:
      (calls = null, watch = {}) =>
      async (sessions) => {
        const { createHttpGateways } = await import('#src/adapters/http/gateways/create-http-gateways.ts');
        const { apiBaseUrl: baseUrl, basicAuth, seconds } = settings;
        const timeoutMs = seconds.response * 1000;
        return createHttpGateways(await logCalls({ baseUrl, basicAuth, sessions, timeoutMs, ...watch }, calls));
      },
  };
}
