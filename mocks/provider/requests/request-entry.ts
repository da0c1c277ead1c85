import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import type { ApiCall } from './api-calls.ts';

type Outcome = Pick<ApiRequestRow, 'id' | 'at' | 'statusCode'>;

const ERRORS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  404: ['resource_not_found', 'There is no such resource on this network'],
  422: ['invalid_blockchain_address', 'Address is not valid for this network'],
  429: ['request_limit_reached', 'More requests a second than the plan allows'],
  500: ['unexpected_server_error', 'An unexpected server error has occurred'],
  503: ['node_unavailable', 'The node of this network does not answer'],
};

/** The JSON of a request. `bits` vary its values. */
export function requestText({ method, path, product }: ApiCall, bits: number): string {
  const rpc = /^JSON-RPC (.+)$/.exec(product)?.[1];
  const block = `0x${(20_000_000 + (bits % 90_000)).toString(16)}`;
  const body =
    rpc === undefined ? { context: 'payments' } : { jsonrpc: '2.0', id: bits % 1000, method: rpc, params: [block] };
  return JSON.stringify({ method, path, ...(method === 'POST' && { body }) });
}

/** Concatenated, so that amounts in wei keep all their digits. */
export function responseText({ path }: ApiCall, { id, at, statusCode }: Outcome, bits: number): string {
  const head = `"apiVersion":"2024-12-12","requestId":"${id}"`;
  const error = ERRORS[statusCode];
  if (error) {
    const [code, message] = error;
    return `{${head},"error":{"code":"${code}","message":"${message}","details":{"path":"${path}"}}}`;
  }
  const wei = `${1 + (bits % 8999)}${String(bits).padStart(10, '0')}000000001`;
  const item = `"unit":"wei","amount":${wei},"timestamp":${Math.floor(at / 1000)},"blockHeight":${20_000_000 + (bits % 90_000)}`;
  return `{${head},"data":{"item":{${item}}}}`;
}
