import { getResponse } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { corsHeaders, isPreflight, preflightResponse } from './cors.ts';
import { createHandlers } from './handlers.ts';
import { mockPages } from './mock-pages.ts';

/** `respond` is the provider's own response, and takes effect only if it is called. */
export type Intercept = (request: Request, respond: () => Promise<Response>) => Promise<Response | null>;

export interface MockResponderOptions {
  /** The one origin that may call; without it, any may. */
  readonly allowOrigin?: string | undefined;
  /** Responds to a call instead of the provider; null cuts its connection. */
  readonly intercept?: Intercept | undefined;
}

export type MockResponder = (request: Request) => Promise<Response | null>;

export function createMockResponder(
  provider: Provider,
  { allowOrigin, intercept }: MockResponderOptions = {},
): MockResponder {
  const handlers = [...createHandlers(provider), ...mockPages(provider)];
  const provide = async (request: Request) => (await getResponse(handlers, request)) ?? unknownPath();
  return async (request) => {
    const response = isPreflight(request)
      ? preflightResponse()
      : await (intercept?.(request, () => provide(request)) ?? provide(request));
    if (!response) return null;
    for (const [name, value] of Object.entries(corsHeaders(request, allowOrigin))) response.headers.set(name, value);
    return response;
  };
}

function unknownPath(): Response {
  return Response.json(
    { error: { code: 'not_found', message: 'There is no such call.', details: [] } },
    { status: 404 },
  );
}
