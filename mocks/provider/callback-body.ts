import type { CallbackGroup } from './callback-groups.ts';
import type { CallbackHistory } from './callback-history.ts';
import { blockAt, type Chain, chainHash, chainOf, seededAddress } from './chains.ts';
import { JsonText } from './json-text.ts';
import { seededHex } from './seeded-text.ts';

const TARGET_CONFIRMATIONS = 6;
const TOLD_AFTER_SECONDS = 12;
const TOKEN_DECIMALS = 6;
/** Contracts and the like of the tokens, by network. */
const TOKEN_STANDARDS: Readonly<Record<string, string>> = {
  ethereum: 'ERC-20',
  'binance-smart-chain': 'BEP-20',
  tron: 'TRC-20',
};

export interface CallbackBody {
  readonly webhookId: string;
  readonly idempotencyKey: string;
  readonly apiVersion: string;
  readonly data: {
    readonly product: string;
    readonly event: string;
    /** And what else there is to say of the event. */
    readonly item: { readonly blockchain: string; readonly network: string };
  };
}

/** What a callback carries: who sent it, and what has happened on which blockchain. */
export function callbackBody(history: CallbackHistory, place: number, group: CallbackGroup): CallbackBody {
  const { product, event, blockchain, network } = group.kind;
  return {
    webhookId: group.webhookId,
    idempotencyKey: seededHex(history.idOf(place), 32),
    apiVersion: '2024-12-12',
    data: { product, event, item: { blockchain, network, ...happened(history, place, group) } },
  };
}

function happened(history: CallbackHistory, place: number, { kind, address }: CallbackGroup): object {
  const { blockchain, network, event, token } = kind;
  const chain = chainOf(blockchain);
  const hash = chainHash(blockchain, history.hashOf(place));
  const block = minedIn(history, place, chain, blockchain);
  if (!kind.hasAddress) return { ...block, hash, transactionsCount: 900 + Math.floor(history.draw(place, 7) * 3400) };
  const other = seededAddress(blockchain, network, history.idOf(place));
  // What the provider does for the customer goes out; what it watches mostly comes in.
  const isIncoming = kind.product === 'BLOCKCHAIN_EVENTS' && history.draw(place, 8) < 0.7;
  const [sender, recipient] = isIncoming ? [other, address] : [address, other];
  const direction = isIncoming ? 'incoming' : 'outgoing';
  const isMined = !event.includes('UNCONFIRMED') && !event.includes('BROADCASTED');
  return {
    ...{ address, transactionId: hash, direction, sender, recipient },
    ...(token === null ? coins(history, place, chain) : tokens(history, place, blockchain, token)),
    ...(isMined && { minedInBlock: block }),
    ...confirmations(history, place, event),
  };
}

/** The newest block of its chain at the time, of which the callback tells a little later. */
function minedIn(history: CallbackHistory, place: number, chain: Chain, blockchain: string): object {
  const { height, timestamp } = blockAt(chain, Math.floor(history.timeOf(place) / 1000) - TOLD_AFTER_SECONDS);
  const digits = seededHex(`${blockchain}|block|${height}`, 64);
  return { height, hash: chainHash(blockchain, digits), timestamp };
}

function confirmations(history: CallbackHistory, place: number, event: string): object {
  if (event.includes('BROADCASTED') || event.includes('UNCONFIRMED')) return {};
  const reached = event.includes('EACH_CONFIRMATION')
    ? 1 + Math.floor(history.draw(place, 9) * TARGET_CONFIRMATIONS)
    : TARGET_CONFIRMATIONS;
  return { currentConfirmations: reached, targetConfirmations: TARGET_CONFIRMATIONS };
}

/** In coins as text, and in the smallest unit as a number, which has more digits than a double keeps. */
function coins(history: CallbackHistory, place: number, { coin, smallest, decimals }: Chain): object {
  const amount = amountAt(history, place, decimals);
  return {
    amount: decimalText(amount, decimals),
    unit: coin,
    [`amountIn${smallest[0]?.toUpperCase()}${smallest.slice(1)}`]: new JsonText(String(amount)),
  };
}

function tokens(history: CallbackHistory, place: number, blockchain: string, symbol: string): object {
  const amount = amountAt(history, place, TOKEN_DECIMALS) * 1000n;
  return {
    tokenType: TOKEN_STANDARDS[blockchain] ?? 'token',
    token: {
      contractAddress: seededAddress(blockchain, 'mainnet', `${symbol}|contract`),
      ...{ symbol, decimals: TOKEN_DECIMALS, amount: decimalText(amount, TOKEN_DECIMALS) },
    },
  };
}

/** In the smallest unit: from a hundredth of a coin to some forty coins. */
function amountAt(history: CallbackHistory, place: number, decimals: number): bigint {
  const millionths = BigInt(10_000 + Math.floor(history.draw(place, 10) ** 6 * 40_000_000));
  const rest = BigInt(Math.floor(history.draw(place, 11) * 1e9)) * 1_000_003n + 1n;
  const scale = 10n ** BigInt(decimals);
  return (millionths * scale) / 1_000_000n + (rest % (scale / 1_000_000n || 1n));
}

function decimalText(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
