import type { FaucetGateway, Faucets } from '../../application/faucets/faucet-gateway';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type WantedFaucet,
} from '../../domain/faucets/faucet';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import type { DataOf } from './endpoint';
import { endpoints } from './endpoints';
import { translated } from './translated';

type Loaded = DataOf<typeof endpoints.loadFaucets>['item'];

export class HttpFaucetGateway implements FaucetGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): Reply<Faucets> {
    return translated(this.client.call(endpoints.loadFaucets, { signal }), ({ data: { item } }) => ({
      requests: newestFirst(item.faucetLogs.map(requestFrom)),
      settings: item.blockchainsFaucetSettings.map(settingFrom),
    }));
  }

  request(wanted: WantedFaucet): Reply<void> {
    return translated(this.client.call(endpoints.requestFaucet, { body: wanted }), () => undefined);
  }
}

function requestFrom({ id, timestamp, amount, ...rest }: Loaded['faucetLogs'][number]): FaucetRequest {
  return { ...rest, id: id as FaucetRequestId, amount: amount ?? '', requestedAt: timestamp };
}

/** A token is one only with an amount and a name. */
function settingFrom(setting: Loaded['blockchainsFaucetSettings'][number]): FaucetSetting {
  const { blockchain, network, faucetCoinsAmount, faucetTokenAmount, faucetTokenName } = setting;
  const name = faucetTokenName.trim();
  const token = faucetTokenAmount !== null && name !== '' ? { amount: faucetTokenAmount, name } : null;
  return { blockchain, network, coinsAmount: faucetCoinsAmount, token };
}
