import { array, literal, nullish, optional, pipe, string, transform, union } from 'valibot';
import { amountOrNull, formatAmount } from '#src/domain/faucets/faucet.ts';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, figure, id, instant, item, text, object } from './schemas.ts';

const amount = union([figure, text]);

const faucetLog = object({
  id,
  address: nullish(string(), ''),
  timestamp: instant,
  blockchain: nullish(string(), ''),
  network: nullish(string(), ''),
  amount: nullish(pipe(amount, transform(formatAmount)), null),
  unit: nullish(string(), ''),
});

const optionalAmount = nullish(
  pipe(
    union([figure, string()]),
    transform((raw) => amountOrNull(raw)),
  ),
  null,
);

const faucetSetting = object({
  blockchain: text,
  network: text,
  faucetCoinsAmount: optionalAmount,
  faucetTokenAmount: optionalAmount,
  faucetTokenName: nullish(string(), ''),
});

export const faucetEndpoints = nameEndpoints({
  loadFaucets: {
    wire: 'WIRE-45',
    method: 'GET',
    path: '/api/faucet',
    auth: 'session',
    effect: 'read',
    data: item(
      object({
        faucetLogs: array(faucetLog),
        blockchainsFaucetSettings: nullish(array(faucetSetting), []),
      }),
    ),
  },
  requestFaucet: {
    wire: 'WIRE-46',
    method: 'POST',
    path: '/api/faucet',
    auth: 'session',
    effect: 'mutation',
    body: object({
      blockchain: string(),
      network: string(),
      address: string(),
      // True or absent.
      tokenTransfer: optional(literal(true)),
    }),
    data: anyJson,
  },
});
