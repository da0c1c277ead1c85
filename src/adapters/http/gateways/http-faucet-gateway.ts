import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type WantedFaucet,
} from '#src/domain/faucets/faucet.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

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
