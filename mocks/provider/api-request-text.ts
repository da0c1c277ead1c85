import type { ApiCall } from './api-calls.ts';
import type { ApiRequestRow } from './rows.ts';

type Answered = Pick<ApiRequestRow, 'id' | 'at' | 'statusCode' | 'responseTime'>;

const REFUSALS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  404: ['resource_not_found', 'There is no such resource on this network'],
  422: ['invalid_blockchain_address', 'Address is not valid for this network'],
  429: ['request_limit_reached', 'More requests a second than the plan allows'],
  500: ['unexpected_server_error', 'An unexpected server error has occurred'],
  503: ['node_unavailable', 'The node of this network does not answer'],
};

/** The row of a log for `call`, with the JSON texts that went over the wire. `bits` makes one differ from another. */
export function apiRequestRow(
  call: ApiCall,
  who: Pick<ApiRequestRow, 'accountId' | 'keyId'>,
  answered: Answered,
  bits: number,
) {
  const spentCredits = answered.statusCode === 200 ? call.credits : 0;
  const { product, method, path } = call;
  return {
    ...who,
    ...answered,
    ...{ method, path, product, spentCredits },
    request: requestText(call, bits),
    response: responseText(call, answered, bits),
  } satisfies ApiRequestRow;
}

function requestText({ method, path, product }: ApiCall, bits: number): string {
  const rpc = /^JSON-RPC (.+)$/.exec(product)?.[1];
  const block = `0x${(20_000_000 + (bits % 90_000)).toString(16)}`;
  const body =
    rpc === undefined ? { context: 'payments' } : { jsonrpc: '2.0', id: bits % 1000, method: rpc, params: [block] };
  return JSON.stringify({ method, path, ...(method === 'POST' && { body }) });
}

/** Written out by hand, so that amounts in wei keep all their digits. */
function responseText(call: ApiCall, { id, at, statusCode }: Answered, bits: number): string {
  const head = `"apiVersion":"2024-12-12","requestId":"${id}"`;
  const refusal = REFUSALS[statusCode];
  if (refusal) {
    const [code, message] = refusal;
    return `{${head},"error":{"code":"${code}","message":"${message}","details":{"path":"${call.path}"}}}`;
  }
  const wei = `${1 + (bits % 8999)}${String(bits).padStart(10, '0')}000000001`;
  const item = `"unit":"wei","amount":${wei},"timestamp":${Math.floor(at / 1000)},"blockHeight":${20_000_000 + (bits % 90_000)}`;
  return `{${head},"data":{"item":{${item}}}}`;
}
