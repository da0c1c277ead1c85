import type { FaucetLogItem, FaucetSettingItem } from '#mocks/provider/faucets/faucet-service.ts';
import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import {
  amountOrNull,
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetRequestInput,
  type FaucetSetting,
  formatAmount,
  newestFirst,
} from '#src/domain/faucets/faucet.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryFaucetGateway extends MemoryGateway implements FaucetGateway {
  async load(signal?: AbortSignal): AsyncResult<Faucets> {
    const result = await this.call((bearer) => this.provider.faucets.load(bearer), signal);
    if (!result.ok) return result;
    const { faucetLogs, blockchainsFaucetSettings } = result.value.item;
    return ok({
      requests: newestFirst(faucetLogs.map(toFaucetRequest)),
      settings: blockchainsFaucetSettings.map(toFaucetSetting),
    });
  }

  async request(input: FaucetRequestInput): AsyncResult<void> {
    const result = await this.call((bearer) => this.provider.faucets.request(bearer, input));
    return result.ok ? ok(undefined) : result;
  }
}

function toFaucetRequest({ id, timestamp, amount, ...rest }: FaucetLogItem): FaucetRequest {
  return { ...rest, id: id as FaucetRequestId, amount: formatAmount(amount), requestedAt: toInstant(timestamp) };
}

function toFaucetSetting(setting: FaucetSettingItem): FaucetSetting {
  const { blockchain, network, faucetCoinsAmount, faucetTokenAmount, faucetTokenName } = setting;
  const tokens = amountOrNull(faucetTokenAmount);
  return {
    blockchain,
    network,
    coinsAmount: amountOrNull(faucetCoinsAmount),
    token: tokens !== null && faucetTokenName !== null ? { amount: tokens, name: faucetTokenName } : null,
  };
}
