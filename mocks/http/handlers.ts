import type { HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from './handle.ts';
import { createOperations } from './operations.ts';

/** The provider over HTTP: for the browser's worker, for vitest and for the Node server alike. */
export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  return createOperations(provider).map((operation) => handle(baseUrl, ...operation));
}
