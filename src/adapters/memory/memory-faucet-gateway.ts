import type { Provider } from '#mocks/provider/create-provider.ts';
import type { FaucetLogItem, FaucetSettingItem } from '#mocks/provider/faucets/faucet-service.ts';
import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { amountOrNull, formatAmount } from '#src/domain/faucets/amount.ts';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type FaucetRequestInput,
} from '#src/domain/faucets/faucet.ts';
import { toInstant } from '#src/domain/shared/dates.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryFaucetGateway implements FaucetGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async load(signal?: AbortSignal): AsyncResult<Faucets> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.faucets.load(bearer), signal);
    if (!result.ok) return result;
    const { faucetLogs, blockchainsFaucetSettings } = result.value.item;
    return ok({
      requests: newestFirst(faucetLogs.map(toFaucetRequest)),
      settings: blockchainsFaucetSettings.map(toFaucetSetting),
    });
  }

  async request(input: FaucetRequestInput): AsyncResult<void> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.faucets.request(bearer, input));
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
