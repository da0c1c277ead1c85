import type { TwoFactorGateway } from '#src/application/account/account-gateways.ts';
import type { AuthenticatorSecret, TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { twoFactorEndpoints } from '#src/adapters/http/endpoints/two-factor-endpoints.ts';

export class HttpTwoFactorGateway implements TwoFactorGateway {
  constructor(private readonly client: ApiClient) {}

  status(signal?: AbortSignal): AsyncResult<TwoFactorStatus> {
    return mapResult(this.client.call(twoFactorEndpoints.twoFactorStatus, { signal }), ({ data: { item } }) => ({
      isOn: item.enabled,
      since: item.enabledTimestamp,
      recoveryCodesLeft: item.recoveryCodesLeft ?? null,
    }));
  }

  begin(): AsyncResult<AuthenticatorSecret> {
    return mapResult(this.client.call(twoFactorEndpoints.beginTwoFactor, {}), ({ data }) => data.item);
  }

  enable(code: string): AsyncResult<readonly string[]> {
    return mapResult(this.client.call(twoFactorEndpoints.enableTwoFactor, { body: { code } }), codesOf);
  }

  renewRecoveryCodes(code: string): AsyncResult<readonly string[]> {
    return mapResult(this.client.call(twoFactorEndpoints.renewRecoveryCodes, { body: { code } }), codesOf);
  }

  disable(code: string): AsyncResult<void> {
    return mapResult(this.client.call(twoFactorEndpoints.disableTwoFactor, { body: { code } }), () => undefined);
  }
}

function codesOf({ data }: { readonly data: { readonly item: { readonly recoveryCodes: readonly string[] } } }) {
  return data.item.recoveryCodes;
}
