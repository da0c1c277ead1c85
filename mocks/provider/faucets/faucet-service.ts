import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { FaucetRequestRow } from '#mocks/provider/db/models.ts';
import { invalid, tooMany } from '#mocks/provider/shared/service-result.ts';
import { flagField, type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';

interface Faucet {
  readonly blockchain: string;
  readonly network: string;
  readonly coins: number;
  readonly coin: string;
  readonly tokens: number | null;
  readonly token: string | null;
  readonly address: RegExp;
}

type Token = readonly [amount: number, name: string];

const EVM = /^0x[0-9a-f]{40}$/i;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BITCOIN = /^(tb1[02-9ac-hj-np-z]{8,71}|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const LITECOIN = /^(tltc1[02-9ac-hj-np-z]{8,71}|[mn2Q][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const DOGECOIN = /^[n2][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const XRP = /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/;

function faucet(chain: string, coins: number, coin: string, address: RegExp, token?: Token): Faucet {
  const [blockchain = '', network = ''] = chain.split('/');
  return { blockchain, network, coins, coin, tokens: token?.[0] ?? null, token: token?.[1] ?? null, address };
}

/** Ethereum has a network with a token and one without. */
const faucets: readonly Faucet[] = [
  faucet('ethereum/sepolia', 0.05, 'ETH', EVM, [20, 'USDT']),
  faucet('ethereum/hoodi', 0.1, 'ETH', EVM),
  faucet('polygon/amoy', 0.2, 'POL', EVM, [20, 'USDC']),
  faucet('tron/nile', 150, 'TRX', TRON, [20, 'USDT']),
  faucet('bitcoin/testnet', 0.0005, 'BTC', BITCOIN),
  faucet('litecoin/testnet', 0.1, 'LTC', LITECOIN),
  faucet('dogecoin/testnet', 50, 'DOGE', DOGECOIN),
  faucet('xrp/testnet', 100, 'XRP', XRP),
];

export type FaucetLogItem = Omit<FaucetRequestRow, 'accountId'>;

type FaucetFields = RequestFields<'blockchain' | 'network' | 'address' | 'tokenTransfer'>;

/** Requests of an account within the seconds below. */
const LIMIT = 3;
const LIMIT_SECONDS = 600;

export class FaucetService {
  constructor(private readonly sessions: Sessions) {}

  load(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const faucetLogs = requestsOf(database, account.id).map(({ accountId: _, ...log }): FaucetLogItem => log);
      return { item: { faucetLogs, blockchainsFaucetSettings: faucets.map(settingItem) } };
    });
  }

  request(bearer: Bearer, fields: FaucetFields) {
    return this.sessions.change(bearer, 'setup', ({ account: { id: accountId }, database, now }) => {
      const faucet = faucetOf(fields);
      const address = checkedAddress(fields, faucet);
      const paid = wantsToken(fields, faucet)
        ? { amount: String(faucet.tokens), unit: String(faucet.token) }
        : { amount: String(faucet.coins), unit: faucet.coin };
      const timestamp = Math.floor(now / 1000);
      limitRate(database, accountId, timestamp);
      const { blockchain, network } = faucet;
      const id = nextHex(database, 'faucet', 24);
      database.faucetRequests.insert({ id, accountId, blockchain, network, address, ...paid, timestamp });
      return {};
    });
  }
}

function requestsOf(database: Database, accountId: string): readonly FaucetRequestRow[] {
  return database.faucetRequests.where({ accountId }).toReversed();
}

function settingItem({ blockchain, network, coins, tokens, token }: Faucet) {
  return { blockchain, network, faucetCoinsAmount: coins, faucetTokenAmount: tokens, faucetTokenName: token };
}

function faucetOf(fields: FaucetFields): Faucet {
  const blockchain = textField(fields, 'blockchain');
  const network = textField(fields, 'network');
  const found = faucets.find((row) => row.blockchain === blockchain && row.network === network);
  if (!found) throw invalid('unknown_network', 'There is no faucet for this network.');
  return found;
}

function checkedAddress(fields: FaucetFields, { address: format }: Faucet): string {
  const address = textField(fields, 'address').trim();
  if (format.test(address)) return address;
  throw invalid('invalid_address', 'The address does not fit the chosen network.');
}

function wantsToken(fields: FaucetFields, { tokens }: Faucet): boolean {
  const wants = fields.tokenTransfer !== undefined && flagField(fields, 'tokenTransfer');
  if (wants && tokens === null) throw invalid('no_token', 'This network has no token faucet.');
  return wants;
}

function limitRate(database: Database, accountId: string, now: number): void {
  const recent = requestsOf(database, accountId).filter(({ timestamp }) => timestamp > now - LIMIT_SECONDS);
  const oldest = recent[LIMIT - 1];
  if (!oldest) return;
  throw tooMany(`Only ${LIMIT} requests are possible within 10 minutes.`, oldest.timestamp + LIMIT_SECONDS - now);
}
