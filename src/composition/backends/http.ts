import { createHttpGateways } from '../../adapters/http/create-http-gateways';
import type { Gateways } from '../../application/gateways';
import type { BackendContext } from '../backend';

export function openHttpGateways({ settings, sessions }: BackendContext): Gateways {
  return createHttpGateways({ baseUrl: settings.apiBaseUrl, basicAuth: settings.basicAuth, sessions });
}
