import type { Answer, Item } from '#mocks/provider/answer.ts';
import { type Database, nextHex } from '#mocks/provider/database.ts';
import { type FaucetRow, faucetRows } from '#mocks/provider/faucet-settings.ts';
import { type Posted, postedFlag, postedText } from '#mocks/provider/posted.ts';
import { invalid, tooMany } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { FaucetRequestRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export type FaucetLogItem = Omit<FaucetRequestRow, 'accountId'>;

export interface FaucetSettingItem {
  readonly blockchain: string;
  readonly network: string;
  readonly faucetCoinsAmount: number;
  readonly faucetTokenAmount: number | null;
  readonly faucetTokenName: string | null;
}

export interface FaucetsItem {
  readonly faucetLogs: readonly FaucetLogItem[];
  readonly blockchainsFaucetSettings: readonly FaucetSettingItem[];
}

type Wanted = Posted<'blockchain' | 'network' | 'address' | 'tokenTransfer'>;

/** So many requests of a workspace within so many seconds. */
const LIMIT = 3;
const LIMIT_SECONDS = 600;

export class FaucetService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  load(bearer: Bearer): Answer<Item<FaucetsItem>> {
    return this.sessions.answer(bearer, (_, { id }) => {
      const mine = this.records.read().faucetRequests.filter(({ accountId }) => accountId === id);
      const faucetLogs = mine.map(({ accountId: __, ...log }) => log);
      return { item: { faucetLogs, blockchainsFaucetSettings: faucetRows.map(settingItem) } };
    });
  }

  request(bearer: Bearer, posted: Wanted): Answer<object> {
    return this.sessions.answer(bearer, (_, { id: accountId }) => {
      const faucet = faucetOf(posted);
      const address = checkedAddress(posted, faucet);
      const paid = wantsToken(posted, faucet)
        ? { amount: String(faucet.tokens), unit: String(faucet.token) }
        : { amount: String(faucet.coins), unit: faucet.coin };
      const timestamp = Math.floor(this.now() / 1000);
      return this.records.change((database) => {
        refuseTooMany(database, accountId, timestamp);
        const { blockchain, network } = faucet;
        const id = nextHex(database, this.seed, 'faucet', 24);
        database.faucetRequests.unshift({ id, accountId, blockchain, network, address, ...paid, timestamp });
        return {};
      });
    });
  }
}

function settingItem({ blockchain, network, coins, tokens, token }: FaucetRow): FaucetSettingItem {
  return { blockchain, network, faucetCoinsAmount: coins, faucetTokenAmount: tokens, faucetTokenName: token };
}

function faucetOf(posted: Wanted): FaucetRow {
  const blockchain = postedText(posted, 'blockchain');
  const network = postedText(posted, 'network');
  const found = faucetRows.find((row) => row.blockchain === blockchain && row.network === network);
  if (!found) throw invalid('unknown_network', 'There is no faucet for this network.');
  return found;
}

function checkedAddress(posted: Wanted, { address: form }: FaucetRow): string {
  const address = postedText(posted, 'address').trim();
  if (form.test(address)) return address;
  throw invalid('invalid_address', 'The address does not fit the chosen network.');
}

function wantsToken(posted: Wanted, { tokens }: FaucetRow): boolean {
  const wants = posted.tokenTransfer !== undefined && postedFlag(posted, 'tokenTransfer');
  if (wants && tokens === null) throw invalid('no_token', 'This network has no token faucet.');
  return wants;
}

/** The oldest of the last three has to be out of the window before the next one. */
function refuseTooMany({ faucetRequests }: Database, accountId: string, now: number): void {
  const recent = faucetRequests.filter((row) => row.accountId === accountId && row.timestamp > now - LIMIT_SECONDS);
  const oldest = recent[LIMIT - 1];
  if (!oldest) return;
  throw tooMany(`Only ${LIMIT} requests are possible within 10 minutes.`, oldest.timestamp + LIMIT_SECONDS - now);
}
