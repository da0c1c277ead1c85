import type { Provider } from '#mocks/provider/create-provider.ts';
import type { FaucetLogItem, FaucetSettingItem } from '#mocks/provider/services/faucet-service.ts';
import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { amountOrNull, amountText } from '#src/domain/faucets/amount.ts';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type WantedFaucet,
} from '#src/domain/faucets/faucet.ts';
import { instantFrom } from '#src/domain/shared/dates.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryFaucetGateway implements FaucetGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async load(signal?: AbortSignal): Reply<Faucets> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.faucets.load(bearer), signal);
    if (!reply.ok) return reply;
    const { faucetLogs, blockchainsFaucetSettings } = reply.value.item;
    return ok({
      requests: newestFirst(faucetLogs.map(requestFrom)),
      settings: blockchainsFaucetSettings.map(settingFrom),
    });
  }

  async request(wanted: WantedFaucet): Reply<void> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.faucets.request(bearer, wanted));
    return reply.ok ? ok(undefined) : reply;
  }
}

function requestFrom({ id, timestamp, amount, ...rest }: FaucetLogItem): FaucetRequest {
  return { ...rest, id: id as FaucetRequestId, amount: amountText(amount), requestedAt: instantFrom(timestamp) };
}

function settingFrom(setting: FaucetSettingItem): FaucetSetting {
  const { blockchain, network, faucetCoinsAmount, faucetTokenAmount, faucetTokenName } = setting;
  const tokens = amountOrNull(faucetTokenAmount);
  return {
    blockchain,
    network,
    coinsAmount: amountOrNull(faucetCoinsAmount),
    token: tokens !== null && faucetTokenName !== null ? { amount: tokens, name: faucetTokenName } : null,
  };
}
