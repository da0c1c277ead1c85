import type { FaucetGateway, Faucets } from '#src/application/faucets/faucet-gateway.ts';
import {
  type FaucetRequest,
  type FaucetRequestId,
  type FaucetSetting,
  newestFirst,
  type FaucetRequestInput,
} from '#src/domain/faucets/faucet.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { faucetEndpoints } from '#src/adapters/http/endpoints/faucet-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type Loaded = DataOf<typeof faucetEndpoints.loadFaucets>['item'];

export class HttpFaucetGateway implements FaucetGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): AsyncResult<Faucets> {
    return mapResult(this.client.call(faucetEndpoints.loadFaucets, { signal }), ({ data: { item } }) => ({
      requests: newestFirst(item.faucetLogs.map(toFaucetRequest)),
      settings: item.blockchainsFaucetSettings.map(toFaucetSetting),
    }));
  }

  request(input: FaucetRequestInput): AsyncResult<void> {
    return mapResult(this.client.call(faucetEndpoints.requestFaucet, { body: input }), () => undefined);
  }
}

function toFaucetRequest({ id, timestamp, amount, ...rest }: Loaded['faucetLogs'][number]): FaucetRequest {
  return { ...rest, id: id as FaucetRequestId, amount: amount ?? '', requestedAt: timestamp };
}

/** A token is one only with an amount and a name. */
function toFaucetSetting(setting: Loaded['blockchainsFaucetSettings'][number]): FaucetSetting {
  const { blockchain, network, faucetCoinsAmount, faucetTokenAmount, faucetTokenName } = setting;
  const name = faucetTokenName.trim();
  const token = faucetTokenAmount !== null && name !== '' ? { amount: faucetTokenAmount, name } : null;
  return { blockchain, network, coinsAmount: faucetCoinsAmount, token };
}
