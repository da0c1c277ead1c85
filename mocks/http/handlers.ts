import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { withoutStackTraces } from '#mocks/provider/shared/json-text.ts';
import { createOperations } from './operations.ts';
import { bearerIn, type Operation, readJson, respond } from './respond.ts';

const routes = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  const operations = createOperations(provider);
  return withoutStackTraces(() => operations.map((operation) => handle(baseUrl, ...operation)));
}

function handle(baseUrl: string, ...[endpoint, serve]: Operation): HttpHandler {
  const path = `${baseUrl}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return routes[endpoint.method](path, async ({ request, params }) => {
    const { status, headers, text } = await respond(serve, async () => ({
      bearer: bearerIn(request.headers.get('authorization')),
      query: Object.fromEntries(new URL(request.url).searchParams),
      userAgent: request.headers.get('user-agent'),
      language: request.headers.get('accept-language'),
      body: endpoint.body ? await readJson(request) : {},
      param: (name) => String(params[name]),
    }));
    return new HttpResponse(text, { status, headers });
  });
}
