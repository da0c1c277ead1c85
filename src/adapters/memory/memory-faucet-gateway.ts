import type { Provider } from '../../../mocks/provider/create-provider';
import type { FaucetLogItem, FaucetSettingItem } from '../../../mocks/provider/services/faucet-service';
import type { FaucetGateway, Faucets } from '../../application/faucets/faucet-gateway';
import type { CallSessions } from '../../application/session/call-session';
import { amountOrNull, amountText } from '../../domain/faucets/amount';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type WantedFaucet,
} from '../../domain/faucets/faucet';
import { instantFrom } from '../../domain/shared/dates';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

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
