export interface ApiCall {
  readonly product: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly credits: number;
  /** Milliseconds. */
  readonly usually: number;
  readonly weight: number;
}

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

export const apiCalls: readonly ApiCall[] = [
  call(30, 'Get native balance', 'GET', `/addresses-latest/evm/ethereum/mainnet/${WETH}/balance`, 1, 38),
  call(22, 'JSON-RPC eth_call', 'POST', '/nodes/evm/ethereum/mainnet', 2, 55),
  call(
    14,
    'List transactions by address',
    'GET',
    `/addresses-historical/evm/ethereum/mainnet/${WETH}/transactions`,
    5,
    120,
  ),
  call(
    9,
    'Get transaction details',
    'GET',
    '/transactions/evm/ethereum/mainnet/0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    1,
    62,
  ),
  call(8, 'List token balances', 'GET', `/addresses-latest/evm/ethereum/mainnet/${WETH}/tokens`, 4, 96),
  call(7, 'Get block by height', 'GET', '/blocks/utxo/bitcoin/mainnet/871034', 1, 45),
  call(6, 'Get fee recommendations', 'GET', '/blockchain-fees/utxo/bitcoin/mainnet/mempool', 1, 28),
  call(5, 'Estimate gas limit', 'POST', '/blockchain-fees/evm/ethereum/mainnet/gas-limit', 1, 32),
  call(4, 'JSON-RPC eth_getLogs', 'POST', '/nodes/evm/polygon/mainnet', 2, 140),
  call(3, 'Decode raw transaction', 'POST', '/transactions/utxo/bitcoin/mainnet/decode', 2, 43),
  call(2, 'Sync HD wallet', 'POST', '/hd-wallets/utxo/bitcoin/mainnet/sync', 50, 830),
];

export const apiStatuses = [
  { weight: 940, status: 200 },
  { weight: 26, status: 422 },
  { weight: 18, status: 429 },
  { weight: 9, status: 404 },
  { weight: 5, status: 503 },
  { weight: 2, status: 500 },
];

function call(
  weight: number,
  product: string,
  method: ApiCall['method'],
  path: string,
  credits: number,
  usually: number,
): ApiCall {
  return { weight, product, method, path, credits, usually };
}
