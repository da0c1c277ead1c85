import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import type { CallbackSigningGateway } from '#src/application/callback-domains/callback-signing-gateway.ts';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { OverlapHours, SigningStatus, TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

type Signing = MemoryCallbackSigningGateway['provider']['callbackSigning'];
type StatusItem = ReturnType<Signing['status']>['data'];

export class MemoryCallbackSigningGateway extends MemoryGateway implements CallbackSigningGateway {
  status(signal?: AbortSignal): AsyncResult<SigningStatus> {
    return this.statusAfter((signing, bearer) => signing.status(bearer), signal);
  }

  async reveal(): AsyncResult<string> {
    const result = await this.offered((signing, bearer) => signing.reveal(bearer));
    return result.ok ? ok(result.value.item.secret) : result;
  }

  rotate(overlapHours: OverlapHours): AsyncResult<SigningStatus> {
    return this.statusAfter((signing, bearer) => signing.rotate(bearer, { overlapHours }));
  }

  endOverlap(): AsyncResult<SigningStatus> {
    return this.statusAfter((signing, bearer) => signing.endOverlap(bearer));
  }

  async sendTest(callbackUrlId: CallbackDomainId): AsyncResult<TestDelivery> {
    const result = await this.offered((signing, bearer) => signing.test(bearer, { callbackUrlId }));
    if (!result.ok) return result;
    const { responseStatusCode, durationMs, responseBody, failureReason, headers, body } = result.value.item;
    return ok({
      ...{ status: responseStatusCode, durationMs, response: responseBody, body },
      ...{ failureReason: failureReason ?? '', headers: Object.entries(headers) },
    });
  }

  private async statusAfter(work: Work<StatusItem>, signal?: AbortSignal): AsyncResult<SigningStatus> {
    const result = await this.offered(work, signal);
    if (!result.ok) return result;
    const { createdTimestamp, masked, overlapUntilTimestamp } = result.value.item;
    return ok({ since: toInstant(createdTimestamp), masked, overlapUntil: toInstant(overlapUntilTimestamp) });
  }

  private offered<Data>(work: Work<Data>, signal?: AbortSignal): AsyncResult<Data> {
    const { callbackSigning, capabilities } = this.provider;
    return this.call((bearer) => capabilities.serve('callback-signing', () => work(callbackSigning, bearer)), signal);
  }
}

type Work<Data> = (signing: Signing, bearer: string | null) => ServiceResult<Data>;
