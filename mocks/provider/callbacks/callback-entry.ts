import type { CallbackRedeliveryRow } from '#mocks/provider/db/models.ts';
import { JsonText } from '#mocks/provider/shared/json-text.ts';
import { seededHex, weightedPick } from '#mocks/provider/shared/seeded-number.ts';
import { callbackFailures } from './callback-kinds.ts';
import type { SignedHeaders } from './callback-signature.ts';
import type { CallbackGroup, CallbackLog } from './callback-log.ts';
import { blockAt, type Chain, chainHash, chainOf, seededAddress } from './chains.ts';

export type CallbackLogItem = ReturnType<typeof callbackEntry> & {
  readonly redeliveryOf?: string;
  /** Where callbacks are signed. */
  readonly headers?: SignedHeaders;
};

const pickFailure = weightedPick(callbackFailures);
const MAX_ATTEMPTS = 5;
const CONFIRMATIONS = 6;
const DELAY_SECONDS = 12;
const TOKEN_DECIMALS = 6;
const TOKEN_STANDARDS: Readonly<Record<string, string>> = {
  ethereum: 'ERC-20',
  'binance-smart-chain': 'BEP-20',
  tron: 'TRC-20',
};

type Draw = (salt: number) => number;

/** Where callbacks go: of each subscription, and of those that are gone. */
export interface CallbackUrls {
  readonly bySubscription: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

export function callbackEntry(log: CallbackLog, slot: number, { bySubscription, others }: CallbackUrls) {
  const draw: Draw = (salt) => log.draw(slot, salt);
  const group = log.groupOf(slot);
  const { product, event, blockchain, network } = group.kind;
  const success = !log.hasFailed(slot);
  const { status, reason } = failureOf(log, slot);
  const id = log.idOf(slot);
  return {
    id,
    event,
    success,
    product,
    executionTimestamp: Math.floor(log.timeOf(slot) / 1000),
    url: bySubscription.get(log.webhookIdOf(group)) ?? others[Math.floor(draw(5) ** 2 * others.length)] ?? '',
    attempts: success ? (draw(6) < 0.03 ? 2 : 1) : MAX_ATTEMPTS,
    responseStatusCode: success ? 200 : status,
    failureReason: success ? null : reason,
    body: {
      webhookId: log.webhookIdOf(group),
      idempotencyKey: seededHex(id, 32),
      apiVersion: '2024-12-12',
      data: { product, event, item: { blockchain, network, ...details(log, slot, group, draw) } },
    },
  };
}

/** The same callback, as it was sent again. */
export function redeliveredEntry(log: CallbackLog, row: CallbackRedeliveryRow, urls: CallbackUrls) {
  const { slot, id, executionTimestamp, success } = row;
  const originSlot = log.slotOf(row.originId, slot + 1) ?? slot;
  const { status, reason } = failureOf(log, originSlot);
  return {
    ...callbackEntry(log, originSlot, urls),
    ...{ id, success, executionTimestamp, redeliveryOf: row.originId },
    attempts: success ? 1 : MAX_ATTEMPTS,
    responseStatusCode: success ? 200 : status,
    failureReason: success ? null : reason,
  };
}

/** What is wrong for good at the receiver fails again; all else succeeds. */
export function failsAgain(log: CallbackLog, slot: number): boolean {
  return log.hasFailed(slot) && failureOf(log, slot).lasts;
}

function failureOf(log: CallbackLog, slot: number) {
  return pickFailure(log.draw(slot, 4));
}

function details(log: CallbackLog, slot: number, group: CallbackGroup, draw: Draw): object {
  const { kind } = group;
  const { blockchain, network, event, token } = kind;
  const chain = chainOf(blockchain);
  const hash = chainHash(blockchain, log.hashOf(slot));
  const { height, timestamp } = blockAt(chain, Math.floor(log.timeOf(slot) / 1000) - DELAY_SECONDS);
  const block = { height, hash: chainHash(blockchain, seededHex(`${blockchain}|block|${height}`, 64)), timestamp };
  if (!kind.hasAddress) return { ...block, hash, transactionsCount: 900 + Math.floor(draw(7) * 3400) };
  const address = log.addressOf(group);
  const other = seededAddress(blockchain, network, log.idOf(slot));
  // Watched addresses mostly receive; automations and broadcasts send.
  const isIncoming = kind.product === 'BLOCKCHAIN_EVENTS' && draw(8) < 0.7;
  const [sender, recipient] = isIncoming ? [other, address] : [address, other];
  const isPending = event.includes('UNCONFIRMED') || event.includes('BROADCASTED');
  const current = event.includes('EACH_CONFIRMATION') ? 1 + Math.floor(draw(9) * CONFIRMATIONS) : CONFIRMATIONS;
  return {
    ...{ address, transactionId: hash, direction: isIncoming ? 'incoming' : 'outgoing', sender, recipient },
    ...(token === null ? coinAmount(chain, draw) : tokenAmount(blockchain, token, draw)),
    ...(!isPending && { minedInBlock: block, currentConfirmations: current, targetConfirmations: CONFIRMATIONS }),
  };
}

/** As text in coins, and as a number in the smallest unit, which has more digits than a double holds. */
function coinAmount({ coin, smallest, decimals }: Chain, draw: Draw): object {
  const amount = amountOf(draw, decimals);
  return {
    amount: decimalText(amount, decimals),
    unit: coin,
    [`amountIn${smallest[0]?.toUpperCase()}${smallest.slice(1)}`]: new JsonText(String(amount)),
  };
}

function tokenAmount(blockchain: string, symbol: string, draw: Draw): object {
  const amount = decimalText(amountOf(draw, TOKEN_DECIMALS) * 1000n, TOKEN_DECIMALS);
  const contractAddress = seededAddress(blockchain, 'mainnet', `${symbol}|contract`);
  return {
    tokenType: TOKEN_STANDARDS[blockchain] ?? 'token',
    token: { contractAddress, symbol, decimals: TOKEN_DECIMALS, amount },
  };
}

/** From a hundredth of a coin to some forty coins, in the smallest unit. */
function amountOf(draw: Draw, decimals: number): bigint {
  const millionths = BigInt(10_000 + Math.floor(draw(10) ** 6 * 40_000_000));
  const rest = BigInt(Math.floor(draw(11) * 1e9)) * 1_000_003n + 1n;
  const scale = 10n ** BigInt(decimals);
  return (millionths * scale) / 1_000_000n + (rest % (scale / 1_000_000n || 1n));
}

function decimalText(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
