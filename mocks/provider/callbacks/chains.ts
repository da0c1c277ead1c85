import { seededBytes } from '#mocks/provider/shared/seeded-number.ts';

export interface Chain {
  readonly coin: string;
  /** Its smallest unit; a coin has ten to the power of `decimals`. */
  readonly smallest: string;
  readonly decimals: number;
  /** Of its newest block at `HEIGHTS_AT`, roughly. */
  readonly height: number;
  readonly blockSeconds: number;
}

/** 21 November 2025, in seconds. */
const HEIGHTS_AT = Date.UTC(2025, 10, 21) / 1000;

const HEX = '0123456789abcdef';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const knownChains: Readonly<Record<string, Chain>> = {
  ethereum: { coin: 'ETH', smallest: 'wei', decimals: 18, height: 23_840_000, blockSeconds: 12 },
  polygon: { coin: 'POL', smallest: 'wei', decimals: 18, height: 79_400_000, blockSeconds: 2 },
  'binance-smart-chain': { coin: 'BNB', smallest: 'wei', decimals: 18, height: 68_900_000, blockSeconds: 0.75 },
  bitcoin: { coin: 'BTC', smallest: 'satoshi', decimals: 8, height: 924_600, blockSeconds: 600 },
  litecoin: { coin: 'LTC', smallest: 'litoshi', decimals: 8, height: 3_004_000, blockSeconds: 150 },
  tron: { coin: 'TRX', smallest: 'sun', decimals: 6, height: 77_700_000, blockSeconds: 3 },
  xrp: { coin: 'XRP', smallest: 'drop', decimals: 6, height: 100_300_000, blockSeconds: 4 },
};

export function chainOf(blockchain: string): Chain {
  const chain = knownChains[blockchain];
  if (!chain) throw new RangeError(`No chain ${blockchain}`);
  return chain;
}

/** The newest block at a time, and its timestamp; both in seconds. */
export function blockAt({ height, blockSeconds }: Chain, at: number): { height: number; timestamp: number } {
  const mined = Math.floor((at - HEIGHTS_AT) / blockSeconds);
  return { height: Math.max(1, height + mined), timestamp: Math.floor(HEIGHTS_AT + mined * blockSeconds) };
}

export function seededAddress(blockchain: string, network: string, input: string): string {
  const isMain = network === 'mainnet';
  switch (blockchain) {
    case 'bitcoin':
      return `${isMain ? 'bc1q' : 'tb1q'}${spelled(input, BECH32, 38)}`;
    case 'litecoin':
      return `${isMain ? 'ltc1q' : 'tltc1q'}${spelled(input, BECH32, 38)}`;
    case 'tron':
      return `T${spelled(input, BASE58, 33)}`;
    case 'xrp':
      return `r${spelled(input, BASE58, 33)}`;
    default:
      return `0x${spelled(input, HEX, 40)}`;
  }
}

export function chainHash(blockchain: string, digits: string): string {
  if (blockchain === 'xrp') return digits.toUpperCase();
  return chainOf(blockchain).smallest === 'wei' ? `0x${digits}` : digits;
}

function spelled(input: string, alphabet: string, length: number): string {
  return seededBytes(input, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
}
