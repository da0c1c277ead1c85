import { faucet, type FaucetSeed } from './account-seed.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const EVM = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';
const OTHER_EVM = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5bbLNt8';
const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7k8xk2l';
const XRP = 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfqYt6W';

export const northwallFaucets: readonly FaucetSeed[] = [
  faucet(2 * HOUR + 34, 'ethereum/sepolia', '0.05 ETH', EVM),
  faucet(22 * HOUR + 20, 'tron/nile', '150 TRX', TRON),
  faucet(22 * HOUR + 21, 'tron/nile', '20 USDT', TRON),
  faucet(8 * DAY + 292, 'bitcoin/testnet', '0.0005 BTC', BITCOIN),
  faucet(8 * DAY + 1207, 'polygon/amoy', '0.2 POL', EVM),
  faucet(16 * DAY + 338, 'xrp/testnet', '100 XRP', XRP),
  faucet(17 * DAY + 96, 'ethereum/sepolia', '20 USDT', EVM),
  faucet(23 * DAY + 611, 'ethereum/hoodi', '0.1 ETH', OTHER_EVM),
  faucet(31 * DAY + 130, 'polygon/amoy', '20 USDC', OTHER_EVM),
  faucet(31 * DAY + 134, 'polygon/amoy', '0.2 POL', OTHER_EVM),
  faucet(46 * DAY + 1011, 'litecoin/testnet', '0.1 LTC', 'tltc1qp4d0yg8kq9z5v7t3m2n6ahsx0wrcj4f8e2u7l3'),
  faucet(58 * DAY + 427, 'dogecoin/testnet', '50 DOGE', 'nXGVAz1HkoRQMuoeDQAWqvkKFxk7DqwEJd'),
  faucet(74 * DAY + 905, 'bitcoin/testnet', '0.0005 BTC', BITCOIN),
  faucet(90 * DAY + 260, 'ethereum/sepolia', '0.05 ETH', OTHER_EVM),
];
