import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { createOperations } from './operations.ts';
import { bearerIn, type Operation, originOf, readJson, readUrl, respond } from './respond.ts';

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
}

/** One handler for all operations, because msw compiles each path again with every request. */
export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  const routes = createOperations(provider).map((operation) => ({ operation, pattern: patternOf(baseUrl, operation) }));
  return [
    http.all(
      ({ request }) => findRoute(routes, request) !== undefined,
      async ({ request }) => {
        const route = findRoute(routes, request);
        return route && handle(route.operation, request);
      },
    ),
  ];
}

function findRoute(routes: readonly Route[], { method, url }: Request): Route | undefined {
  const [address = ''] = url.split(/[?#]/);
  return routes.find(({ operation: [endpoint], pattern }) => endpoint.method === method && pattern.test(address));
}

function patternOf(baseUrl: string, [{ path }]: Operation): RegExp {
  const base = baseUrl === '*' ? '.*' : escaped(baseUrl);
  return new RegExp(`^${base}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

async function handle([endpoint, serve]: Operation, request: Request): Promise<HttpResponse<string>> {
  const { params, query } = readUrl(endpoint, request.url);
  const { status, headers, text } = await respond(serve, async () => ({
    ...{ bearer: bearerIn(request.headers.get('authorization')), query },
    userAgent: request.headers.get('user-agent'),
    language: request.headers.get('accept-language'),
    origin: originOf(request.headers.get('origin')),
    body: endpoint.body ? await readJson(request) : {},
    param: (name) => params[name] ?? '',
  }));
  return new HttpResponse(text, { status, headers });
}
