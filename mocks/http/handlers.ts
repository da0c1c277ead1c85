import type { HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from './handle.ts';
import { createOperations } from './operations.ts';

export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  return createOperations(provider).map((operation) => handle(baseUrl, ...operation));
}
