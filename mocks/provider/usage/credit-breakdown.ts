import type { Caller } from '#mocks/provider/auth/sessions.ts';
import { callbackKinds } from '#mocks/provider/callbacks/callback-kinds.ts';
import { protocols } from '#mocks/provider/onboarding/protocols.ts';
import { apiCalls } from '#mocks/provider/requests/request-log.ts';
import { logOf } from '#mocks/provider/requests/request-log-service.ts';
import { columnsOf, type Group, keyGroups, OTHER, productGroups, type Range, total, usedBy } from './credit-history.ts';

export const DIMENSIONS = ['key', 'product', 'blockchain', 'network'] as const;

type Dimension = (typeof DIMENSIONS)[number];

interface BreakdownItem {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly calls: number | null;
}

/** Null for all of them. */
type Keys = ReadonlySet<string> | null;

/** Who is called on which network, and how much of a product's credits that is. */
interface Part {
  readonly product: string;
  readonly network: string;
  readonly weight: number;
}

const EVENTS = 'blockchain-events';

/** Events are no calls; they are spread as the callbacks are. */
const PARTS: readonly Part[] = [
  ...apiCalls.map(({ path, weight, credits }) => ({ ...placeOf(path), weight: weight * credits })),
  ...callbackKinds.map(({ blockchain, network, weight }) => ({
    ...{ product: EVENTS, network: `${blockchain}/${network}`, weight },
  })),
];

/** The same credits as the history has, shared out in another way, and the API calls of the log as far as it goes back. */
export function creditBreakdown(
  caller: Caller,
  range: Range,
  by: Dimension,
  keys: Keys = null,
): readonly BreakdownItem[] {
  const columns = columnsOf(caller, range);
  const groups = groupsOf(caller, by);
  const calls = callsOf(groups, caller, (columns.starts[0] ?? 0) * 1000, keys);
  const share = keys && by !== 'key' ? shareOf(keys, caller, range) : 1;
  return usedBy(groups, caller, columns)
    .map(({ id, name, credits }, index) => {
      return { id, name, credits: Math.round(total(credits) * share), calls: calls?.[index] ?? null };
    })
    .filter(({ id }) => by !== 'key' || keys === null || keys.has(id))
    .filter(({ credits, calls: counted }) => credits + (counted ?? 0) > 0);
}

/** What these keys use of all credits; of every product and place alike. */
function shareOf(keys: ReadonlySet<string>, caller: Caller, range: Range): number {
  const all = creditBreakdown(caller, range, 'key');
  const creditsOf = (items: typeof all) => items.reduce((sum, { credits }) => sum + credits, 0);
  return creditsOf(all.filter(({ id }) => keys.has(id))) / (creditsOf(all) || 1);
}

function groupsOf(caller: Caller, by: Dimension): readonly Group[] {
  if (by === 'product') return productGroups(caller);
  return by === 'key' ? keyGroups(caller) : placeGroups(caller, by);
}

/** Null where the log does not go back so far. */
function callsOf(groups: readonly Group[], caller: Caller, from: number, keys: Keys): readonly number[] | null {
  const calls = groups.map(() => 0);
  const indexes = new Map<string, number>();
  const isKnown = logOf(caller).eachSince(from, (request) => {
    if (keys && !keys.has(request.keyId)) return;
    const kind = `${request.keyId} ${request.path}`;
    const index = indexes.get(kind) ?? groups.findIndex(({ has }) => has(request));
    indexes.set(kind, index);
    if (index >= 0) calls[index] = (calls[index] ?? 0) + 1;
  });
  return isKnown ? calls : null;
}

/** Blockchains or their networks: each has its part of every product. */
function placeGroups(caller: Caller, by: 'blockchain' | 'network'): readonly Group[] {
  const idOf = (network: string) => (by === 'network' ? network : (network.split('/')[0] ?? ''));
  const products = productGroups(caller);
  const wholes = new Map(products.map(({ id }) => [id, weightOf(PARTS.filter(({ product }) => product === id))]));
  const ids = [...new Set(PARTS.map(({ network }) => idOf(network)))];
  const sharesOf = (place: string) =>
    products.map(({ id }) => {
      const own = PARTS.filter(({ product, network }) => product === id && idOf(network) === place);
      return weightOf(own) / (wholes.get(id) || 1);
    });
  const groups = ids.map((id): Group => {
    const shares = sharesOf(id);
    return {
      ...{ id, name: nameOf(id) },
      has: ({ path }) => idOf(placeOf(path).network) === id,
      weightAt: (hour) =>
        products.reduce((sum, product, index) => sum + product.weightAt(hour) * (shares[index] ?? 0), 0),
    };
  });
  const elsewhere = products.filter(({ id }) => !wholes.get(id));
  const weightAt = (hour: number) => elsewhere.reduce((sum, product) => sum + product.weightAt(hour), 0);
  return [...groups, { id: OTHER, name: '', has: () => false, weightAt }];
}

/** Such as `/nodes/evm/ethereum/mainnet`. */
function placeOf(path: string): Pick<Part, 'product' | 'network'> {
  const [, product = '', , blockchain = '', network = ''] = path.split('/');
  return { product, network: `${blockchain}/${network}` };
}

function nameOf(place: string): string {
  const [blockchain = '', network = ''] = place.split('/');
  const publicName = protocols.find(({ name }) => name === blockchain)?.publicName ?? blockchain;
  return network === '' ? publicName : `${publicName} ${network.slice(0, 1).toUpperCase()}${network.slice(1)}`;
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { weight }) => sum + weight, 0);
}
