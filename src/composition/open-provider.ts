import type { Settings } from '#src/application/app/settings.ts';
import type { OpenBackend } from './backend.ts';
import { deferredGateways } from './deferred-gateways.ts';

export function openProvider(settings: Settings): OpenBackend {
  return {
    settings,
    clock: null,
    demo: null,
    connect: (sessions, calls = null) => {
      const load = async () => (await import('./backends/http.ts')).openHttpGateways({ settings, sessions, calls });
      return deferredGateways(load);
    },
  };
}
