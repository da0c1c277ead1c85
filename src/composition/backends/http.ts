import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { BackendContext } from '#src/composition/backend.ts';

export function openHttpGateways({ settings, sessions }: BackendContext): Gateways {
  return createHttpGateways({ baseUrl: settings.apiBaseUrl, basicAuth: settings.basicAuth, sessions });
}
