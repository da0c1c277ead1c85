import { array, nullish, pipe, string, transform, union } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { planDto, text, object } from './schemas.ts';

const protocol = object({ name: text, publicName: nullish(string(), ''), logoSvgBase64: nullish(string(), '') });

/** In `items`, as every list, or as the item itself (wire notes). */
const packages = union([
  object({ items: array(planDto) }),
  pipe(
    object({ item: array(planDto) }),
    transform(({ item }) => ({ items: item })),
  ),
]);

export const catalogEndpoints = nameEndpoints({
  listProtocols: {
    wire: 'WIRE-33',
    method: 'GET',
    path: '/api/blockchain-protocols/blockchains',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(protocol) }),
  },
  listPackages: {
    wire: 'WIRE-40',
    method: 'GET',
    path: '/api/payment-packages',
    auth: 'session',
    effect: 'read',
    data: packages,
  },
});
