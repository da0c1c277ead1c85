import type { Transport } from '#src/adapters/http/client/transport.ts';

/** The response text for a request, or a failure. */
export type Responder = (request: Request) => Promise<string>;

/** Responds to every call with a 200, without a network. */
export function respondingTransport(respond: Responder, token: string): Transport {
  return async ({ endpoint: { method }, url, headers, body: value }) => {
    const body = value === undefined ? {} : { body: JSON.stringify(value) };
    const text = await respond(new Request(url, { method, headers, ...body }));
    return { status: 200, headers: { 'x-refresh-token': token }, text };
  };
}
