import { findKey, maskedKey } from '#mocks/provider/api-keys/api-key-service.ts';
import { creditPeriod } from '#mocks/provider/api-keys/key-limit-service.ts';
import { brokenLimit, limitChanges, limitsAt } from '#mocks/provider/api-keys/key-limits.ts';
import { HERE } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { RejectingLimit } from '#src/domain/logs/api-request.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { ApiKeyRow, ApiRequestRow } from '#mocks/provider/db/models.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { spendCredits } from '#mocks/provider/usage/account-usage.ts';
import { requireBudget, sendDueAlerts } from '#mocks/provider/usage/budget.ts';
import { requestId, storeRequest, rejectedEntry } from './request-log.ts';
import { logOf } from './request-log-service.ts';

type Call = Readonly<Record<'blockchain' | 'network' | 'address', string>>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
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

export class SendRequestService {
  constructor(
    private readonly sessions: Sessions,
    private readonly hasBudgets: () => boolean,
  ) {}

  send(bearer: Bearer, fields: RequestFields<'blockchain' | 'network' | 'address' | 'apiKeyId'>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { account, database, now } = caller;
      const { id: accountId } = account;
      const call = checkedCall(fields);
      const key = usableKey(database, accountId, textField(fields, 'apiKeyId'));
      const accepted = requestRow(call, key, now, nextHex(database, 'sent-request', 16));
      const rejectedBy = limitRejecting(caller, accepted);
      if (this.hasBudgets() && !rejectedBy) requireBudget(database, account, now);
      const row = rejectedBy ? { ...accepted, ...rejectedEntry(accepted, rejectedBy, now) } : accepted;
      storeRequest(database, row);
      spendCredits(database, account, row.spentCredits, now);
      if (this.hasBudgets()) sendDueAlerts(database, accountId, now);
      markDone(database, accountId, 'firstApiCall');
      const { request, response, statusCode, responseTime } = row;
      return { item: { request, response, statusCode, responseTime } };
    });
  }
}

function requestRow(call: Call, { id: keyId, accountId, key }: ApiKeyRow, at: number, mark: string): ApiRequestRow {
  const id = requestId(at, mark);
  const path = `/addresses-latest/evm/${call.blockchain}/${call.network}/${call.address}/balance`;
  const headers = { 'x-api-key': maskedKey(key) };
  return {
    ...{ id, accountId, keyId, at, method: 'GET', path, product: 'Get native balance', rejectedBy: null },
    ...{ statusCode: 200, responseTime: 28 + (parseInt(mark.slice(0, 4), 16) % 40), spentCredits: 1 },
    request: JSON.stringify({ method: 'GET', path, headers }),
    response: balanceText(call, id, Math.floor(at / 1000)),
  };
}

/** The console calls from no page of the customer, so that no origin is checked. */
function limitRejecting(caller: Caller, { keyId, at, path }: ApiRequestRow): RejectingLimit | null {
  const { database } = caller;
  const limits = limitsAt(limitChanges(database, keyId), at);
  if (!limits) return null;
  const broken = brokenLimit(limits, { at, path, origin: null, ipAddress: HERE.ipAddress });
  if (broken) return broken;
  const { callsPerSecond, credits } = limits;
  const sent = database.apiRequests.where({ keyId }).filter((row) => row.at > at - 1000 && row.rejectedBy === null);
  if (callsPerSecond !== null && sent.length >= callsPerSecond) return 'rate';
  if (credits === null) return null;
  const { start } = creditPeriod(caller, credits.period);
  return logOf(caller).spentBy(keyId, start * 1000) >= credits.amount ? 'credits' : null;
}

function checkedCall(fields: RequestFields<'blockchain' | 'network' | 'address'>): Call {
  const call = {
    blockchain: textField(fields, 'blockchain'),
    network: textField(fields, 'network'),
    address: textField(fields, 'address'),
  };
  if (!Object.hasOwn(UNITS, `${call.blockchain}/${call.network}`))
    throw invalid('invalid_network', 'This blockchain and network are not available here.');
  if (!ADDRESS.test(call.address)) throw invalid('invalid_address', 'The address is not valid for this network.');
  return call;
}

function usableKey(database: Database, accountId: string, id: string): ApiKeyRow {
  const key = findKey(database, accountId, id);
  if (!key) throw invalid('invalid_api_key', 'There is no such API key.');
  if (!key.active) throw invalid('invalid_api_key', 'This API key is inactive. Activate it or choose another one.');
  return key;
}

/** The same for an address at any time. Concatenated, because no number holds an amount in wei. */
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
