import type { KeyLimitGateway } from '#src/application/api-keys/key-limit-gateway.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits, LimitedKey, LimitOptions } from '#src/domain/api-keys/key-limits.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { LimitsItem } from '#mocks/provider/api-keys/key-limit-service.ts';
import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { toInstant, toWireLimits } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryKeyLimitGateway extends MemoryGateway implements KeyLimitGateway {
  async read(id: ApiKeyId, signal?: AbortSignal): AsyncResult<LimitedKey> {
    const result = await this.offered((bearer) => this.provider.keyLimits.read(bearer, id), signal);
    return result.ok ? ok(toLimitedKey(result.value.item)) : result;
  }

  async change(id: ApiKeyId, limits: KeyLimits): AsyncResult<LimitedKey> {
    const fields = toWireLimits(limits);
    const result = await this.offered((bearer) => this.provider.keyLimits.change(bearer, id, fields));
    return result.ok ? ok(toLimitedKey(result.value.item)) : result;
  }

  async options(signal?: AbortSignal): AsyncResult<LimitOptions> {
    const result = await this.offered((bearer) => this.provider.keyLimits.options(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  private offered<Data>(work: (bearer: string | null) => ServiceResult<Data>, signal?: AbortSignal): AsyncResult<Data> {
    return this.call((bearer) => this.provider.capabilities.serve('api-key-limits', () => work(bearer)), signal);
  }
}

function toLimitedKey({ expiresTimestamp, credits, ...limits }: LimitsItem): LimitedKey {
  const limit = credits && { amount: credits.amount, period: credits.period };
  return {
    limits: { ...limits, expiresAt: toInstant(expiresTimestamp), credits: limit },
    usedCredits: credits?.used ?? null,
    creditsResetAt: toInstant(credits?.resetsTimestamp),
  };
}
