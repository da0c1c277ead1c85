import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import type { TwoFactorGateway } from '#src/application/account/two-factor-gateway.ts';
import type { AuthenticatorSecret, TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryTwoFactorGateway extends MemoryGateway implements TwoFactorGateway {
  async status(signal?: AbortSignal): AsyncResult<TwoFactorStatus> {
    const result = await this.offered((bearer) => this.provider.twoFactor.status(bearer), signal);
    if (!result.ok) return result;
    const { enabled, enabledTimestamp, recoveryCodesLeft } = result.value.item;
    return ok({ isOn: enabled, since: toInstant(enabledTimestamp), recoveryCodesLeft });
  }

  async begin(): AsyncResult<AuthenticatorSecret> {
    const result = await this.offered((bearer) => this.provider.twoFactor.begin(bearer));
    return result.ok ? ok(result.value.item) : result;
  }

  async enable(code: string): AsyncResult<readonly string[]> {
    const result = await this.offered((bearer) => this.provider.twoFactor.enable(bearer, { code }));
    return result.ok ? ok(result.value.item.recoveryCodes) : result;
  }

  async renewRecoveryCodes(code: string): AsyncResult<readonly string[]> {
    const result = await this.offered((bearer) => this.provider.twoFactor.renewCodes(bearer, { code }));
    return result.ok ? ok(result.value.item.recoveryCodes) : result;
  }

  async disable(code: string): AsyncResult<void> {
    const result = await this.offered((bearer) => this.provider.twoFactor.disable(bearer, { code }));
    return result.ok ? ok(undefined) : result;
  }

  private offered<Data>(work: (bearer: string | null) => ServiceResult<Data>, signal?: AbortSignal): AsyncResult<Data> {
    return this.call((bearer) => this.provider.capabilities.serve('two-factor-setup', () => work(bearer)), signal);
  }
}
