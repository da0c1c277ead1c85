import { blockAt, chainHash, chainOf, seededAddress } from '#mocks/provider/callbacks/chains.ts';
import { JsonText } from '#mocks/provider/shared/json-text.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';

/** What the values of one call derive from: the same for the same id. */
export interface CallSeed {
  readonly id: string;
  /** Seconds. */
  readonly at: number;
  readonly bits: number;
}

export interface CallShape {
  readonly body?: (seed: CallSeed) => object;
  /** A REST item, a list of items, or the result of a JSON-RPC method. */
  readonly result: (seed: CallSeed) => unknown;
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const GWEI_DECIMALS = 9;

const digits = ({ id }: CallSeed, name: string, length: number) => seededHex(`${id}|${name}`, length);
const fraction = (seed: CallSeed, name: string) => parseInt(digits(seed, name, 8), 16) / 0x1_0000_0000;
const between = (seed: CallSeed, name: string, from: number, to: number) =>
  from + Math.floor(fraction(seed, name) * (to - from));
const hash = (seed: CallSeed, name: string, chain = 'ethereum') => chainHash(chain, digits(seed, name, 64));
const account = (seed: CallSeed, name: string, chain = 'ethereum') =>
  seededAddress(chain, 'mainnet', `${seed.id}|${name}`);
const quantity = (value: number | bigint) => `0x${value.toString(16)}`;
const word = (hex: string) => hex.replace(/^0x/, '').toLowerCase().padStart(64, '0');

/** As text in coins, and as a number with all its digits in the smallest unit. */
function money(seed: CallSeed, name: string, chain: string, max: number): object {
  const { coin, smallest, decimals } = chainOf(chain);
  const whole = BigInt(Math.floor(fraction(seed, name) * max));
  const rest = BigInt(`0x${digits(seed, `${name}|rest`, 14)}`) % 10n ** BigInt(decimals);
  const amount = whole * 10n ** BigInt(decimals) + rest;
  const field = `amountIn${smallest[0]?.toUpperCase()}${smallest.slice(1)}`;
  return { amount: decimalText(amount, decimals), unit: coin, [field]: new JsonText(String(amount)) };
}

function decimalText(amount: bigint, decimals: number): string {
  const text = String(amount).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function transaction(seed: CallSeed, name: string, at = seed.at - between(seed, `${name}|age`, 20, 9000)) {
  const { height, timestamp } = blockAt(chainOf('ethereum'), at);
  return {
    transactionId: hash(seed, name),
    status: fraction(seed, `${name}|status`) < 0.97 ? 'SUCCESS' : 'FAILED',
    ...{ blockHeight: height, timestamp },
    sender: account(seed, `${name}|from`),
    recipient: account(seed, `${name}|to`),
    ...money(seed, `${name}|value`, 'ethereum', 12),
    nonce: between(seed, `${name}|nonce`, 0, 900),
    gasLimit: String(between(seed, `${name}|limit`, 60_000, 240_000)),
    gasUsed: String(between(seed, `${name}|used`, 21_000, 60_000)),
    gasPrice: { amount: decimalText(BigInt(between(seed, `${name}|price`, 1e9, 4e10)), GWEI_DECIMALS), unit: 'Gwei' },
  };
}

function token(seed: CallSeed, symbol: string, name: string, decimals: number, contractAddress: string) {
  const amount = BigInt(`0x${digits(seed, symbol, 12)}`) * 10n ** BigInt(Math.max(0, decimals - 10));
  return { contractAddress, symbol, name, decimals, standard: 'ERC-20', balance: decimalText(amount, decimals) };
}

function bitcoinBlock(seed: CallSeed) {
  const { height, timestamp } = blockAt(chainOf('bitcoin'), seed.at - 1200);
  return {
    ...{ height, timestamp, hash: `0000000000000000000${digits(seed, 'block', 45)}` },
    previousBlockHash: `0000000000000000000${digits(seed, 'previous', 45)}`,
    merkleRoot: digits(seed, 'merkle', 64),
    transactionsCount: between(seed, 'count', 1900, 5200),
    sizeInBytes: between(seed, 'size', 1_200_000, 1_900_000),
    weight: between(seed, 'weight', 3_800_000, 3_993_000),
    nonce: between(seed, 'nonce', 1, 0xffff_ffff),
    reward: { amount: '3.12500000', unit: 'BTC', amountInSatoshi: 312_500_000 },
  };
}

function satoshisPerByte(seed: CallSeed) {
  const slow = between(seed, 'slow', 10, 40);
  const text = (tenths: number) => (tenths / 10).toFixed(1);
  return {
    unit: 'satoshis per byte',
    slow: text(slow),
    standard: text(slow + 14),
    fast: text(slow + 43),
    timestamp: seed.at,
  };
}

function transferLog(seed: CallSeed, index: number) {
  const { height } = blockAt(chainOf('polygon'), seed.at - 30);
  return {
    address: seededAddress('polygon', 'mainnet', 'USDT|contract'),
    topics: [TRANSFER_TOPIC, `0x${word(account(seed, `from${index}`))}`, `0x${word(account(seed, `to${index}`))}`],
    data: `0x${word(quantity(between(seed, `value${index}`, 1e6, 4e9)))}`,
    blockNumber: quantity(height),
    transactionHash: hash(seed, `log${index}`),
    ...{
      transactionIndex: quantity(between(seed, `place${index}`, 0, 180)),
      logIndex: quantity(index),
      removed: false,
    },
  };
}

function bitcoinOutput(seed: CallSeed, index: number) {
  return { index, address: account(seed, `out${index}`, 'bitcoin'), ...money(seed, `out${index}`, 'bitcoin', 3) };
}

const balanceShape: CallShape = {
  result: (seed) => ({
    ...{ blockchain: 'ethereum', network: 'mainnet' },
    confirmedBalance: money(seed, 'balance', 'ethereum', 3_000_000),
    blockHeight: blockAt(chainOf('ethereum'), seed.at).height,
    timestamp: seed.at,
  }),
};

export const callShapes: Readonly<Record<string, CallShape>> = {
  'Get native balance': balanceShape,
  'List transactions by address': {
    result: (seed) => [1, 2, 3].map((index) => transaction(seed, `tx${index}`)),
  },
  'Get transaction details': { result: (seed) => ({ ...transaction(seed, 'tx'), blockHash: hash(seed, 'block') }) },
  'List token balances': {
    result: (seed) => [
      token(seed, 'USDC', 'USD Coin', 6, USDC),
      token(seed, 'DAI', 'Dai Stablecoin', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    ],
  },
  'Get block by height': { result: bitcoinBlock },
  'Get fee recommendations': { result: satoshisPerByte },
  'Estimate gas limit': {
    body: (seed) => ({
      sender: account(seed, 'from'),
      recipient: USDC,
      amount: '0',
      data: `0xa9059cbb${word(account(seed, 'to'))}`,
    }),
    result: (seed) => ({ gasLimit: String(between(seed, 'gas', 46_000, 88_000)), unit: 'gas' }),
  },
  'Decode raw transaction': {
    body: (seed) => ({ rawTransactionHex: `0200000001${digits(seed, 'input', 72)}` }),
    result: (seed) => ({
      ...{
        transactionId: digits(seed, 'tx', 64),
        version: 2,
        locktime: 0,
        sizeInBytes: between(seed, 'size', 190, 420),
      },
      inputs: [
        {
          transactionId: digits(seed, 'input', 64),
          outputIndex: between(seed, 'place', 0, 4),
          sequence: 4_294_967_293,
        },
      ],
      outputs: [bitcoinOutput(seed, 0), bitcoinOutput(seed, 1)],
    }),
  },
  'Sync HD wallet': {
    body: (seed) => ({ extendedPublicKey: `zpub${digits(seed, 'xpub', 107)}` }),
    result: (seed) => ({
      extendedPublicKey: `zpub${digits(seed, 'xpub', 107)}`,
      status: 'SYNCED',
      addressCount: between(seed, 'found', 12, 400),
    }),
  },
  'JSON-RPC eth_call': {
    body: (seed) => rpc(seed, 'eth_call', [{ to: USDC, data: `0x70a08231${word(account(seed, 'holder'))}` }, 'latest']),
    result: (seed) => `0x${word(quantity(BigInt(`0x${digits(seed, 'units', 11)}`)))}`,
  },
  'JSON-RPC eth_getLogs': {
    body: (seed) => {
      const { height } = blockAt(chainOf('polygon'), seed.at - 60);
      const contract = seededAddress('polygon', 'mainnet', 'USDT|contract');
      const range = { fromBlock: quantity(height - 20), toBlock: quantity(height), address: contract };
      return rpc(seed, 'eth_getLogs', [{ ...range, topics: [TRANSFER_TOPIC] }]);
    },
    result: (seed) => [transferLog(seed, 0), transferLog(seed, 1)],
  },
};

function rpc(seed: CallSeed, method: string, params: readonly unknown[]): object {
  return { jsonrpc: '2.0', id: rpcId(seed), method, params };
}

/** The response repeats the id of its request. */
export function rpcId({ bits }: CallSeed): number {
  return bits % 1000;
}
