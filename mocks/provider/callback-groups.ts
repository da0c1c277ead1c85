import { type CallbackKind, callbackKinds } from './callback-kinds.ts';
import { seededAddress } from './chains.ts';
import { runningSum } from './seeded-number.ts';
import { seededHex } from './seeded-text.ts';

/** The callbacks of one kind that are about the same address. */
export interface CallbackGroup {
  readonly kind: CallbackKind;
  /** Empty where the kind is about none. */
  readonly address: string;
  /** What the customer has set up, so that these callbacks are sent. */
  readonly webhookId: string;
  /** All that a search phrase may hit, in small letters, a line each. */
  readonly searchable: string;
}

const ADDRESSES_OF_A_KIND = 3;

/** Those of an account, the same for the same seed. Few enough that a search looks through all of them. */
export function callbackGroups(seed: string, accountId: string): readonly CallbackGroup[] {
  return callbackKinds.flatMap((kind) => {
    const { product, event, blockchain, network } = kind;
    return Array.from({ length: addressesOf(kind) }, (_, nth) => {
      const watched = `${seed}|watched|${accountId}|${blockchain}/${network}|${nth}`;
      const address = kind.hasAddress ? seededAddress(blockchain, network, watched) : '';
      const words = [event, event.replaceAll('_', ' '), product, blockchain, network, kind.token ?? '', address];
      const webhookId = seededHex(`${watched}|${event}`, 24);
      return { kind, address, webhookId, searchable: words.join('\n').toLowerCase() };
    });
  });
}

/** Running sum of the weights of the groups: what an address gets of its kind, the first one the most. */
export const groupsUpTo = runningSum(
  callbackKinds.flatMap((kind) => {
    const length = addressesOf(kind);
    return Array.from({ length }, (_, nth) => (kind.weight * (length - nth) * 2) / (length * (length + 1)));
  }),
);

function addressesOf({ hasAddress }: CallbackKind): number {
  return hasAddress ? ADDRESSES_OF_A_KIND : 1;
}
