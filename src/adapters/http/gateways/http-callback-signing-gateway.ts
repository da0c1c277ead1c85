import type { CallbackSigningGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import {
  maskSigningSecret,
  type OverlapHours,
  type SigningStatus,
  type TestDelivery,
} from '#src/domain/callback-domains/callback-signing.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { callbackSigningEndpoints as endpoints } from '#src/adapters/http/endpoints/callback-signing-endpoints.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';

/** Characters of a mask; no secret contains one. */
const MASK_SIGN = /[…*•●]|\.{3}/;

export class HttpCallbackSigningGateway implements CallbackSigningGateway {
  constructor(private readonly client: ApiClient) {}

  status(signal?: AbortSignal): AsyncResult<SigningStatus> {
    return mapResult(this.client.call(endpoints.signingStatus, { signal }), toStatus);
  }

  reveal(): AsyncResult<string> {
    return mapResult(this.client.call(endpoints.revealSigningSecret, {}), ({ data }) => data.item.secret);
  }

  rotate(overlapHours: OverlapHours): AsyncResult<SigningStatus> {
    return mapResult(this.client.call(endpoints.rotateSigningSecret, { body: { overlapHours } }), toStatus);
  }

  endOverlap(): AsyncResult<SigningStatus> {
    return mapResult(this.client.call(endpoints.endSigningOverlap, {}), toStatus);
  }

  sendTest(domain: CallbackDomainId): AsyncResult<TestDelivery> {
    const call = this.client.call(endpoints.sendTestDelivery, { body: { callbackUrlId: domain } });
    return mapResult(call, toTestDelivery);
  }
}

export function toTestDelivery({ data: { item } }: { readonly data: DataOf<typeof endpoints.sendTestDelivery> }) {
  return {
    status: item.responseStatusCode,
    durationMs: item.durationMs,
    response: item.responseBody,
    failureReason: item.failureReason,
    headers: Object.entries(item.headers ?? {}).filter(([, value]) => value !== ''),
    body: item.body,
  } satisfies TestDelivery;
}

type WireStatus = DataOf<typeof endpoints.signingStatus>;

/** A server that forgets to mask must not put secrets on the screen. */
function toStatus({ data: { item } }: { readonly data: WireStatus }): SigningStatus {
  const { createdTimestamp, masked, overlapUntilTimestamp } = item;
  return {
    since: createdTimestamp,
    masked: masked === '' || MASK_SIGN.test(masked) ? masked || null : maskSigningSecret(masked),
    overlapUntil: overlapUntilTimestamp,
  };
}
