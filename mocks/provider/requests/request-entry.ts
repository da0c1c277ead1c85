import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { weightedPick } from '#mocks/provider/shared/seeded-number.ts';
import { type ApiCall, apiCalls, apiStatuses } from './api-calls.ts';
import { type CallSeed, callShapes, rpcId } from './call-shapes.ts';

type Outcome = Pick<ApiRequestRow, 'id' | 'at' | 'statusCode'>;

const ERRORS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  404: ['resource_not_found', 'There is no such resource on this network'],
  422: ['invalid_blockchain_address', 'Address is not valid for this network'],
  429: ['request_limit_reached', 'More requests a second than the plan allows'],
  500: ['unexpected_server_error', 'An unexpected server error has occurred'],
  503: ['node_unavailable', 'The node of this network does not answer'],
};

const pickCall = weightedPick(apiCalls);
const pickStatus = weightedPick(apiStatuses);

/** A request of the log: `draw` gives a fraction in [0, 1) for each salt, and `bits` vary what is in its texts. */
export function requestEntry(
  when: Pick<ApiRequestRow, 'id' | 'at'>,
  draw: (salt: number) => number,
  bits: number,
): Omit<ApiRequestRow, 'accountId' | 'keyId'> {
  const call = pickCall(draw(1));
  const { status: statusCode } = pickStatus(draw(2));
  const outcome = { ...when, statusCode };
  return {
    ...outcome,
    method: call.method,
    path: call.path,
    product: call.product,
    responseTime: Math.round(statusCode === 503 ? 3000 + draw(3) * 40 : call.usually * (0.7 + draw(3) * 0.9)),
    spentCredits: statusCode === 200 ? call.credits : 0,
    request: requestText(call, outcome, bits),
    response: responseText(call, outcome, bits),
  };
}

/** The JSON of a request, with the parameters of its operation. `bits` vary its values. */
export function requestText({ method, path, product }: ApiCall, outcome: Outcome, bits: number): string {
  const body = callShapes[product]?.body?.(seedOf(outcome, bits));
  return jsonTextOf({ method, path, body });
}

/** JSON-RPC has an envelope of its own. An amount in the smallest unit has more digits than a number. */
export function responseText({ path, product }: ApiCall, outcome: Outcome, bits: number): string {
  const head = { apiVersion: '2024-12-12', requestId: outcome.id };
  const error = ERRORS[outcome.statusCode];
  if (error) {
    const [code, message] = error;
    return jsonTextOf({ ...head, error: { code, message, details: { path } } });
  }
  const seed = seedOf(outcome, bits);
  const result = callShapes[product]?.result(seed);
  if (product.startsWith('JSON-RPC')) return jsonTextOf({ jsonrpc: '2.0', id: rpcId(seed), result });
  const data = Array.isArray(result) ? { limit: 10, hasMore: false, items: result } : { item: result };
  return jsonTextOf({ ...head, data });
}

function seedOf({ id, at }: Outcome, bits: number): CallSeed {
  return { id, at: Math.floor(at / 1000), bits };
}
