import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';

/** A balance, asked for at the public gateway (§2, D30). */
export interface FirstCall {
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
}

export interface SentFirstCall extends FirstCall {
  readonly apiKeyId: ApiKeyId;
}

/** What came of it. `request` and `response` are texts as they went over the wire: JSON, as a rule. */
export interface FirstCallResult {
  readonly request: string;
  readonly response: string;
  /** Null where the reply does not say. */
  readonly statusCode: number | null;
  readonly responseTimeMs: number | null;
}

/** Where the example may be tried: chains whose addresses look alike, by the names that a path has for them. */
export const CALL_NETWORKS = [
  'ethereum/mainnet',
  'ethereum/sepolia',
  'polygon/mainnet',
  'binance-smart-chain/mainnet',
  'arbitrum/mainnet',
  'avalanche/mainnet',
] as const;

export type CallNetwork = (typeof CALL_NETWORKS)[number];

/** The WETH contract, which holds something at any time. */
export const EXAMPLE_ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export function isEvmAddress(text: string): boolean {
  return EVM_ADDRESS.test(text.trim());
}

export function toFirstCall(network: CallNetwork, address: string): FirstCall {
  const [blockchain = '', name = ''] = network.split('/');
  return { blockchain, network: name, address: address.trim() };
}

/** The path up to the address, and what comes after it (§2). */
export function callPathParts({ blockchain, network }: FirstCall): readonly [before: string, after: string] {
  return [`/addresses-latest/evm/${blockchain}/${network}/`, '/balance'];
}
