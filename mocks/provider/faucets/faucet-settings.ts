export interface Faucet {
  readonly blockchain: string;
  readonly network: string;
  readonly coins: number;
  readonly coin: string;
  readonly tokens: number | null;
  readonly token: string | null;
  readonly address: RegExp;
}

type Token = readonly [amount: number, name: string];

const EVM = /^0x[0-9a-f]{40}$/i;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BITCOIN = /^(tb1[02-9ac-hj-np-z]{8,71}|[mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const LITECOIN = /^(tltc1[02-9ac-hj-np-z]{8,71}|[mn2Q][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const DOGECOIN = /^[n2][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const XRP = /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/;

function faucet(chain: string, coins: number, coin: string, address: RegExp, token?: Token): Faucet {
  const [blockchain = '', network = ''] = chain.split('/');
  return { blockchain, network, coins, coin, tokens: token?.[0] ?? null, token: token?.[1] ?? null, address };
}

/** Ethereum has a network with a token and one without. */
export const faucets: readonly Faucet[] = [
  faucet('ethereum/sepolia', 0.05, 'ETH', EVM, [20, 'USDT']),
  faucet('ethereum/hoodi', 0.1, 'ETH', EVM),
  faucet('polygon/amoy', 0.2, 'POL', EVM, [20, 'USDC']),
  faucet('tron/nile', 150, 'TRX', TRON, [20, 'USDT']),
  faucet('bitcoin/testnet', 0.0005, 'BTC', BITCOIN),
  faucet('litecoin/testnet', 0.1, 'LTC', LITECOIN),
  faucet('dogecoin/testnet', 50, 'DOGE', DOGECOIN),
  faucet('xrp/testnet', 100, 'XRP', XRP),
];
