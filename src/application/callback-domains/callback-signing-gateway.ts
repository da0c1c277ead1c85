import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { OverlapHours, SigningStatus, TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** The secret that callbacks are signed with. All of it is offered with the capability `callback-signing`. */
export interface CallbackSigningGateway {
  status(signal?: AbortSignal): AsyncResult<SigningStatus>;
  reveal(): AsyncResult<string>;
  /** Makes another secret; the one before stays valid for so long, and what is older does not. */
  rotate(overlap: OverlapHours): AsyncResult<SigningStatus>;
  /** The secret before stops being valid now. Without one it is a rejected failure with status 409. */
  endOverlap(): AsyncResult<SigningStatus>;
  /** To a verified domain; any other is a rejected failure with status 409. */
  sendTest(domain: CallbackDomainId): AsyncResult<TestDelivery>;
}
