import { integer, maxValue, minValue, nullish, number, pipe, string, unknown } from 'valibot';
import { endpoint } from './endpoint.ts';
import { item, object, someOf } from './schemas.ts';

/** `request` and `response` are JSON texts or any JSON value; the gateway reads both. */
export const firstCallEndpoints = {
  sendRequest: endpoint({
    wire: 'WIRE-21',
    method: 'POST',
    path: '/api/send-request',
    auth: 'session',
    effect: 'mutation',
    body: object({ blockchain: string(), network: string(), address: string(), apiKeyId: string() }),
    data: item(
      someOf({
        request: nullish(unknown()),
        response: nullish(unknown()),
        statusCode: nullish(pipe(number(), integer(), minValue(100), maxValue(599)), null),
        responseTime: nullish(pipe(number(), minValue(0)), null),
      }),
    ),
  }),
} as const;
