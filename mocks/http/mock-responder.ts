import { http, HttpResponse, type HttpHandler, getResponse } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { readJson } from './respond.ts';
import { createHandlers } from './handlers.ts';

const ALLOWED_HEADERS = 'authorization, content-type, cache-control, pragma, expires, x-requested-with, x-api-key';
const EXPOSED_HEADERS = 'x-refresh-token, retry-after';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const PREFLIGHT_SECONDS = '600';

/** Names the origin, because credentials rule the wildcard out. Empty for no origin, or one that is not allowed. */
export function corsHeaders(request: Request, allowOrigin: string | undefined): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  if (allowOrigin !== undefined && allowOrigin !== origin) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
}

export function preflightResponse(): Response {
  const headers = {
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
  return new Response(null, { status: 204, headers });
}

/**
 * The mailbox, the consent page and the card provider as JSON, so that a journey against this server needs no secret.
 * They are not part of the provider's API. Only the Node server has them; the demo has pages.
 *
 * - `GET /mock/mails` → `{ mails: [{ to, content: { kind }, code, link, at }] }`, newest first
 * - `POST /mock/consent` `{ provider, decision }` → `{ parameters }` for the URL that leads back to the console
 * - `POST /mock/checkout` `{ session, outcome }` → `{ path }` of the console, where the checkout leads back to
 */
function mockPages({ mails, social, checkout }: Provider): HttpHandler[] {
  return [
    http.get('*/mock/mails', () => HttpResponse.json({ mails: mails.all() })),
    http.post('*/mock/consent', ({ request }) =>
      respond(request, ({ provider, decision }) => {
        const app = oneOf(['google', 'github', 'linkedin', 'oidc'], provider);
        const chosen = oneOf(['known', 'new', 'two-factor', 'cancel', 'error'], decision);
        return { parameters: social.consent(app, chosen) };
      }),
    ),
    http.post('*/mock/checkout', ({ request }) =>
      respond(request, ({ session, outcome }) => {
        return { path: checkout.settle(String(session), oneOf(['paid', 'canceled', 'failed'], outcome)) };
      }),
    ),
  ];
}

async function respond(request: Request, work: (body: Readonly<Record<string, unknown>>) => object) {
  try {
    return HttpResponse.json(work(await readJson(request)));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, code, message, details } = error;
    return HttpResponse.json({ error: { code, message, details } }, { status });
  }
}

function oneOf<const T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((name) => name === value);
  if (found === undefined) throw new ProviderError(400, 'invalid_request', `One of: ${allowed.join(', ')}.`);
  return found;
}

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
