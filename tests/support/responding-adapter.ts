import { type AxiosAdapter, AxiosHeaders } from 'axios';

/** The response text for a request, or a failure. */
export type Responder = (request: Request) => Promise<string>;

/** For `axios.defaults.adapter`: responds to every call with a 200, without a network. */
export function respondingAdapter(respond: Responder, token: string): AxiosAdapter {
  return async (config) => {
    const { method = 'get', url = '', headers } = config;
    const body = typeof config.data === 'string' ? { body: config.data } : {};
    const sent = Object.entries(headers.toJSON()).map(([key, value]): [string, string] => [key, String(value)]);
    const data = await respond(new Request(url, { method: method.toUpperCase(), headers: sent, ...body }));
    return { data, status: 200, statusText: 'OK', headers: new AxiosHeaders({ 'x-refresh-token': token }), config };
  };
}
