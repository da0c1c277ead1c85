import { below, type Operation } from './operation.ts';

export const faucetOperations = {
  loadFaucets: {
    summary: 'Read the faucets and their history',
    description: 'Which test networks have a faucet and what it gives, and the requests of this account, newest first.',
    usedBy: 'The faucets page.',
    fields: {
      'data.item.faucetLogs[].address': 'The blockchain address that received the coins.',
      'data.item.faucetLogs[].blockchain': 'The blockchain.',
      'data.item.faucetLogs[].network': 'The test network.',
    },
    screen: 'Faucets',
    after: ['requestFaucet'],
    call: ({ faucets }) => faucets.load(),
    required: [
      ...['item', 'item.faucetLogs', 'item.faucetLogs[].id'],
      ...below('item.blockchainsFaucetSettings[].', 'blockchain', 'network'),
    ],
    optional: [
      'item.blockchainsFaucetSettings',
      ...below('item.faucetLogs[].', 'address', 'timestamp', 'blockchain', 'network', 'amount', 'unit'),
      ...below('item.blockchainsFaucetSettings[].', 'faucetCoinsAmount', 'faucetTokenAmount', 'faucetTokenName'),
    ],
  },
  requestFaucet: {
    summary: 'Request test coins',
    description:
      'Sends test coins or tokens to an address. The response body is ignored. A limit is a 429; `retry-after` starts a countdown that lasts over reloads.',
    usedBy: 'The dialog of the faucets page.',
    fields: { 'body.address': 'The blockchain address that receives the coins.' },
    screen: 'Faucets: request',
    changes: 'setup',
    call: ({ faucets }) =>
      faucets.request({
        blockchain: 'ethereum',
        network: 'sepolia',
        address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      }),
    accepts: 'anything',
    data: { item: { success: true } },
    required: [],
    optional: ['item'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
