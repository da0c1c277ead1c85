/** By the first part of the paths that they are called with. */
export const PRODUCTS = [
  { id: 'addresses-latest', name: 'Latest address data', weight: 27 },
  { id: 'addresses-historical', name: 'Address history', weight: 21 },
  { id: 'nodes', name: 'Node access', weight: 17 },
  { id: 'blockchain-events', name: 'Blockchain events', weight: 13 },
  { id: 'hd-wallets', name: 'HD wallets', weight: 8 },
  { id: 'transactions', name: 'Transactions', weight: 6 },
  { id: 'blockchain-fees', name: 'Blockchain fees', weight: 4 },
  { id: 'blocks', name: 'Blocks', weight: 2 },
  { id: 'market-data', name: 'Market data', weight: 2 },
];
