/** From cryptocurrency-icons 0.18.1 (CC0 1.0), by ticker; licence.txt is beside them. */
const FILES = import.meta.glob<string>('./protocol-logos/*.svg', { query: '?url', import: 'default', eager: true });

/** What providers call the largest chains beside their ticker. */
const TICKERS: Readonly<Record<string, string>> = {
  bitcoin: 'btc',
  ethereum: 'eth',
  binancesmartchain: 'bnb',
  bnbsmartchain: 'bnb',
  bnbchain: 'bnb',
  bsc: 'bnb',
  solana: 'sol',
  ripple: 'xrp',
  xrpledger: 'xrp',
  cardano: 'ada',
  dogecoin: 'doge',
  tron: 'trx',
  litecoin: 'ltc',
  avalanche: 'avax',
  polkadot: 'dot',
  polygon: 'matic',
  bitcoincash: 'bch',
  stellar: 'xlm',
  ethereumclassic: 'etc',
  cosmos: 'atom',
  cosmoshub: 'atom',
  algorand: 'algo',
  tezos: 'xtz',
  zcash: 'zec',
  filecoin: 'fil',
};

/** The url of the logo of a chain under one of its names; null where none is shipped. */
export function shippedLogo(names: readonly string[]): string | null {
  const bare = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const urls = bare.map((name) => FILES[`./protocol-logos/${Object.hasOwn(TICKERS, name) ? TICKERS[name] : name}.svg`]);
  return urls.find((url) => url !== undefined) ?? null;
}
