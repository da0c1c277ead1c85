import type { KeyLimitGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits, LimitedKey, LimitOptions, NamedList, UnknownFields } from '#src/domain/api-keys/key-limits.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { toWireLimits } from '#src/adapters/http/client/wire-values.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { keyLimitEndpoints } from '#src/adapters/http/endpoints/key-limit-endpoints.ts';

type WireLimits = DataOf<typeof keyLimitEndpoints.keyLimits>['item'];
type WireList = DataOf<typeof keyLimitEndpoints.keyLimitOptions>['item']['lists'][number];
type WireOption = DataOf<typeof keyLimitEndpoints.keyLimitOptions>['item']['products'][number];

/** The fields of the limits that have a form of their own. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['expiresTimestamp', 'origins', 'ipRanges', 'products', 'blockchains', 'callsPerSecond', 'credits'],
]);

export class HttpKeyLimitGateway implements KeyLimitGateway {
  constructor(private readonly client: ApiClient) {}

  read(id: ApiKeyId, signal?: AbortSignal): AsyncResult<LimitedKey> {
    const call = this.client.call(keyLimitEndpoints.keyLimits, { params: { id }, signal });
    return mapResult(call, ({ data }) => toLimitedKey(data.item));
  }

  change(id: ApiKeyId, limits: KeyLimits): AsyncResult<LimitedKey> {
    const call = this.client.call(keyLimitEndpoints.setKeyLimits, { params: { id }, body: toWireLimits(limits) });
    return mapResult(call, ({ data }) => toLimitedKey(data.item));
  }

  options(signal?: AbortSignal): AsyncResult<LimitOptions> {
    return mapResult(this.client.call(keyLimitEndpoints.keyLimitOptions, { signal }), ({ data: { item } }) => ({
      products: item.products.map(toOption),
      blockchains: item.blockchains.map(toOption),
      lists: item.lists.filter(({ id }) => !KNOWN.has(id)).map(toNamedList),
    }));
  }
}

function toLimitedKey(wire: WireLimits): LimitedKey {
  const { expiresTimestamp, callsPerSecond, credits, origins, ipRanges, products, blockchains, ...others } = wire;
  return {
    limits: {
      ...{ origins, ipRanges, products, blockchains },
      expiresAt: expiresTimestamp,
      callsPerSecond: callsPerSecond ?? null,
      credits: toCredits(credits),
      ...withUnknown(others),
    },
    usedCredits: credits?.used ?? null,
    creditsResetAt: credits?.resetsTimestamp ?? null,
  };
}

function toCredits(credits: WireLimits['credits']): KeyLimits['credits'] {
  if (!credits) return null;
  const { amount, period, used: _used, resetsTimestamp: _resets, ...others } = credits;
  return { amount, period, ...withUnknown(others) };
}

function withUnknown(others: UnknownFields): { readonly others?: UnknownFields } {
  return Object.keys(others).length > 0 ? { others } : {};
}

function toOption({ id, name }: WireOption) {
  return { id, name: name || id };
}

function toNamedList({ id, name, description, pattern }: WireList): NamedList {
  return { id, name: name || id, hint: description, pattern: pattern ? toPattern(pattern) : null };
}

/** Of the whole entry. One that cannot be read leaves the check to the provider. */
function toPattern(source: string): RegExp | null {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
}
