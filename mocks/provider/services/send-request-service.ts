import type { Answer, Item } from '#mocks/provider/answer.ts';
import { type Database, nextHex } from '#mocks/provider/database.ts';
import { markDone } from '#mocks/provider/done-steps.ts';
import { keepRequest } from '#mocks/provider/kept-requests.ts';
import { requestId } from '#mocks/provider/request-slots.ts';
import { type Posted, postedText } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { ApiKeyRow, ApiRequestRow } from '#mocks/provider/rows.ts';
import { seededHex } from '#mocks/provider/seeded-text.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface SentRequestItem {
  /** JSON texts. */
  readonly request: string;
  readonly response: string;
  readonly statusCode: number;
  /** Milliseconds. */
  readonly responseTime: number;
}

type Call = Readonly<Record<'blockchain' | 'network' | 'address', string>>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** The unit of each chain's own coin. */
const UNITS: Readonly<Record<string, string>> = {
  'ethereum/mainnet': 'ETH',
  'ethereum/sepolia': 'ETH',
  'polygon/mainnet': 'POL',
  'binance-smart-chain/mainnet': 'BNB',
  'arbitrum/mainnet': 'ETH',
  'avalanche/mainnet': 'AVAX',
};
const DECIMALS = 18;
const LONGEST_WEI = 25;

/** Sends a request for a balance to the public API, on behalf of the customer (D30). */
export class SendRequestService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  send(
    bearer: Bearer,
    posted: Posted<'blockchain' | 'network' | 'address' | 'apiKeyId'>,
  ): Answer<Item<SentRequestItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const call = checkedCall(posted);
      const key = usableKey(this.records.read(), workspace.id, postedText(posted, 'apiKeyId'));
      return this.records.change((database) => {
        const row = this.answered(call, key, nextHex(database, this.seed, 'sent-request', 16));
        keepRequest(database, row);
        markDone(database, workspace.id, 'firstApiCall');
        const { request, response, statusCode, responseTime } = row;
        return { item: { request, response, statusCode, responseTime } };
      });
    });
  }

  private answered(call: Call, key: Readonly<ApiKeyRow>, mark: string): ApiRequestRow {
    const at = this.now();
    const seconds = Math.floor(at / 1000);
    const id = requestId(at, mark);
    const path = `/addresses-latest/evm/${call.blockchain}/${call.network}/${call.address}/balance`;
    const headers = { 'x-api-key': `${key.key.slice(0, 8)}…${key.key.slice(-4)}` };
    return {
      ...{ id, accountId: key.accountId, keyId: key.id, at, method: 'GET', path, product: 'Get native balance' },
      ...{ statusCode: 200, responseTime: 28 + (parseInt(mark.slice(0, 4), 16) % 40), spentCredits: 1 },
      request: JSON.stringify({ method: 'GET', path, headers }),
      response: balanceText(call, id, seconds),
    };
  }
}

function checkedCall(posted: Posted<'blockchain' | 'network' | 'address'>): Call {
  const call = {
    blockchain: postedText(posted, 'blockchain'),
    network: postedText(posted, 'network'),
    address: postedText(posted, 'address'),
  };
  if (!Object.hasOwn(UNITS, `${call.blockchain}/${call.network}`))
    throw invalid('invalid_network', 'This blockchain and network are not available here.');
  if (!ADDRESS.test(call.address)) throw invalid('invalid_address', 'The address is not valid for this network.');
  return call;
}

function usableKey(database: Readonly<Database>, accountId: string, id: string): Readonly<ApiKeyRow> {
  const key = database.apiKeys.find((row) => row.id === id && row.accountId === accountId);
  if (!key) throw invalid('invalid_api_key', 'There is no such API key.');
  if (!key.active) throw invalid('invalid_api_key', 'This API key is inactive. Activate it or choose another one.');
  return key;
}

/** The same for an address at any time. Written out by hand: the amount in wei has more digits than a number holds. */
function balanceText({ blockchain, network, address }: Call, id: string, seconds: number): string {
  const drawn = seededHex(`${blockchain}|${network}|${address.toLowerCase()}`, 24);
  const wei = BigInt(`0x${drawn}`).toString().slice(0, LONGEST_WEI);
  const unit = UNITS[`${blockchain}/${network}`];
  const amount = `"amount":"${coins(wei)}","unit":"${unit}","amountInWei":${wei}`;
  const item = `"address":"${address}","blockchain":"${blockchain}","network":"${network}","confirmedBalance":{${amount}}`;
  const block = 21_500_000 + (seconds % 86_400);
  return `{"apiVersion":"2024-12-12","requestId":"${id}","data":{"item":{${item},"blockHeight":${block},"timestamp":${seconds}}}}`;
}

function coins(wei: string): string {
  const digits = wei.padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
