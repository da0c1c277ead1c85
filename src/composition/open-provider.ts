import type { Settings } from '#src/application/app/settings.ts';
import type { OpenBackend } from './backend.ts';

export function openProvider(settings: Settings): OpenBackend {
  return {
    settings,
    clock: null,
    demo: null,
    connect:
      (calls = null) =>
      async (sessions) =>
        (await import('./backends/http.ts')).openHttpGateways({ settings, sessions, calls }),
  };
}
