import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

export type Respond = (request: Request) => Promise<Response>;

/** A provider that is not as the table has it. */
export type Deviate = (request: Request, respond: Respond) => Promise<Response>;

/** Calls of one operation; its preflights too with `preflights`. */
function isCallOf(name: EndpointName, request: Request, isPreflight = false): boolean {
  const { method, path }: Endpoint = endpoints[name];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const sent = isPreflight ? request.headers.get('access-control-request-method') : request.method;
  return (
    sent === method && (request.method === 'OPTIONS') === isPreflight && pattern.test(new URL(request.url).pathname)
  );
}

type Fields = Record<string, unknown>;

/** Changes the `data` of each success. */
export function data(name: EndpointName, change: (data: Fields, request: Request) => void): Deviate {
  return instead(name, async (response, request) => {
    if (!response.ok) return response;
    const body = (await response.json()) as { data: Fields };
    change(body.data, request);
    return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
  });
}

/** Puts a value at a path such as `item.apiKeys.0.id`. */
export function put(name: EndpointName, path: string, value: unknown): Deviate {
  return data(name, (fields) => {
    const { holder, key } = holderOf(fields, path);
    holder[key] = value;
  });
}

export function drop(name: EndpointName, path: string): Deviate {
  return data(name, (fields) => {
    const { holder, key } = holderOf(fields, path);
    Reflect.deleteProperty(holder, key);
  });
}

/** Throws where the response has no such path, because the deviation would then be none. */
function holderOf(fields: Fields, path: string) {
  const keys = formOf(fields, path).split('.');
  const key = keys.pop() ?? '';
  const valueAt = (value: unknown, name: string) =>
    // A page behind the last row is empty.
    Array.isArray(value) && value.length === 0 ? { [key]: {} } : (value as Fields)[name];
  const holder = keys.reduce<unknown>(valueAt, fields) as Fields;
  if (!(key in holder)) throw new Error(`There is no ${path} to change`);
  return { holder, key };
}

/** Where this provider has the value of a path: providers may choose among some forms. */
function formOf(fields: Fields, path: string): string {
  if (path.startsWith('items') && !('items' in fields)) return path.replace('items', 'item');
  if (path.startsWith('item.') && !('item' in fields)) return path.replace('item', 'items.0');
  const beside = path.replace('item.', '');
  return beside in fields ? beside : path;
}

/** Responds instead of the provider, or to its response. */
export function instead(
  name: EndpointName,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Deviate {
  return async (request, respond) => {
    const isCall = isCallOf(name, request);
    const response = await respond(request.clone());
    return isCall ? change(response, request) : response;
  };
}

/** The provider claims a success and does nothing. */
export function idle(name: EndpointName, body: (sent: Fields) => unknown): Deviate {
  return async (request, respond) => {
    const authorization = request.headers.get('authorization');
    if (authorization === null || !isCallOf(name, request)) return respond(request);
    const sent = JSON.parse((await request.text()) || '{}') as Fields;
    const origin = request.headers.get('origin') ?? '';
    const url = new URL('/api/localization', request.url);
    const { headers } = await respond(new Request(url, { headers: { authorization, origin } }));
    return new Response(JSON.stringify({ context: {}, data: body(sent) }), { status: 200, headers });
  };
}

/** Another status, with the error envelope. */
export function status(name: EndpointName, code: number, isMeant: (response: Response) => boolean = ({ ok }) => ok) {
  return instead(name, (response) => {
    if (!isMeant(response)) return response;
    const body = code < 300 ? { data: {} } : { error: { code: 'deviation', message: 'A deviation.', details: [] } };
    return new Response(JSON.stringify(body), { status: code, headers: response.headers });
  });
}

/** Drops parameters of the query before the provider reads it. */
export function withoutQuery(name: EndpointName, ...parameters: readonly string[]): Deviate {
  return (request, respond) => {
    if (!isCallOf(name, request)) return respond(request);
    const url = new URL(request.url);
    for (const parameter of parameters) url.searchParams.delete(parameter);
    return respond(new Request(url, { headers: request.headers }));
  };
}

/** Changes the headers of the calls of one operation. */
export function headers(name: EndpointName, change: (headers: Headers) => void): Deviate {
  return instead(name, (response) => {
    const changed = new Headers(response.headers);
    change(changed);
    return new Response(response.body, { status: response.status, headers: changed });
  });
}

export function preflight(name: EndpointName, change: (headers: Headers) => void): Deviate {
  return async (request, respond) => {
    const response = await respond(request);
    if (isCallOf(name, request, true)) change(response.headers);
    return response;
  };
}

/** One thing that a provider does otherwise, and what the report has to name; further fields follow it. */
export type Deviation = readonly [what: string, operation: EndpointName, field: string, deviate: Deviate, ...string[]];

export type Rows = Record<string, unknown>[];

/** The list of that name in the item. */
export const rowsIn = (fields: Record<string, unknown>, list: string) =>
  (fields['item'] as Record<string, unknown>)[list] as Rows;

export const isUnknown = (response: Response) => response.status === 404;
