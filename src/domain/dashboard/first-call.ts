import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';

export interface FirstCall {
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
}

export interface SentFirstCall extends FirstCall {
  readonly apiKeyId: ApiKeyId;
}

export interface FirstCallResult {
  readonly request: string;
  readonly response: string;
  /** Null if the response does not include it. */
  readonly statusCode: number | null;
  readonly responseTimeMs: number | null;
}

/** Chains with the same address format, by their names in the path. */
export const CALL_NETWORKS = [
  'ethereum/mainnet',
  'ethereum/sepolia',
  'polygon/mainnet',
  'binance-smart-chain/mainnet',
  'arbitrum/mainnet',
  'avalanche/mainnet',
] as const;

export type CallNetwork = (typeof CALL_NETWORKS)[number];

/** The WETH contract always has a balance. */
export const EXAMPLE_ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export function isEvmAddress(text: string): boolean {
  return EVM_ADDRESS.test(text.trim());
}

export function toFirstCall(network: CallNetwork, address: string): FirstCall {
  const [blockchain = '', name = ''] = network.split('/');
  return { blockchain, network: name, address: address.trim() };
}

export function callPathParts({ blockchain, network }: FirstCall): readonly [before: string, after: string] {
  return [`/addresses-latest/evm/${blockchain}/${network}/`, '/balance'];
}

/** The first call as a command, with a word in place of the key. */
export function exampleCurl(baseUrl: string): string {
  const [before, after] = callPathParts(toFirstCall(CALL_NETWORKS[0], EXAMPLE_ADDRESS));
  const address = `ADDRESS=${EXAMPLE_ADDRESS}`;
  return `${address}\ncurl -H "x-api-key: YOUR_API_KEY" \\\n  "${baseUrl}${before}$ADDRESS${after}"`;
}

/** The id under which the log lists the call; null if the response has none. */
export function requestIdOf(response: string): string | null {
  try {
    const body = JSON.parse(response) as { readonly requestId?: unknown } | null;
    return typeof body?.requestId === 'string' && body.requestId !== '' ? body.requestId : null;
  } catch {
    return null;
  }
}
