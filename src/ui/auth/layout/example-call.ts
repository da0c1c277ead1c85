/** A piece of code and its highlighting: comment, key or string. */
export type CodePiece = readonly [text: string, token?: 'comment' | 'keyword' | 'string'];

/** Code, so it is not translated. */
export const EXAMPLE_CALL: readonly CodePiece[] = [
  ['\ncurl -H '],
  ['"x-api-key: $GATEHOUSE_KEY"', 'string'],
  [' \\\n  '],
  ['$BASE/evm/ethereum/mainnet/0xC02aaA…756Cc2/balance', 'string'],
];

export const EXAMPLE_RESPONSE: readonly CodePiece[] = [
  ['{ '],
  ['"address"', 'keyword'],
  [': '],
  ['"0xC02aaA…756Cc2"', 'string'],
  [',\n  '],
  ['"confirmedBalance"', 'keyword'],
  [': {\n    '],
  ['"amount"', 'keyword'],
  [': '],
  ['"2871043.118204417362910577"', 'string'],
  [',\n    '],
  ['"unit"', 'keyword'],
  [': '],
  ['"ETH"', 'string'],
  [' } }'],
];

export const EXAMPLE_METHOD = 'GET';
export const EXAMPLE_TIME = '41 ms';

export const EXAMPLE_REQUESTS = [
  { method: 'GET', path: '/blocks/bitcoin/mainnet/last', status: 200, time: '38 ms' },
  { method: 'POST', path: '/json-rpc/polygon/mainnet eth_call', status: 200, time: '52 ms' },
  { method: 'GET', path: '/fees/evm/ethereum/mainnet/estimate', status: 200, time: '29 ms' },
  { method: 'GET', path: '/addresses-latest/tron/nile/TQn9…/balance', status: 422, time: '12 ms' },
] as const;
