import { type AxiosAdapter, AxiosHeaders } from 'axios';

/** The text of the reply to a request, or what becomes of it. */
export type Responder = (request: Request) => Promise<string>;

/** For `axios.defaults.adapter`: every call is answered here with a 200, and none goes over a network. */
export function respondingAdapter(respond: Responder, token: string): AxiosAdapter {
  return async (config) => {
    const { method = 'get', url = '', headers } = config;
    const body = typeof config.data === 'string' ? { body: config.data } : {};
    const sent = Object.entries(headers.toJSON()).map(([key, value]): [string, string] => [key, String(value)]);
    const data = await respond(new Request(url, { method: method.toUpperCase(), headers: sent, ...body }));
    return { data, status: 200, statusText: 'OK', headers: new AxiosHeaders({ 'x-refresh-token': token }), config };
  };
}
