import { protocolLogos } from './protocol-logos.ts';

export interface ProtocolRow {
  readonly name: string;
  readonly publicName: string;
  readonly logo: keyof typeof protocolLogos | null;
}

function protocol(name: string, publicName: string, logo: ProtocolRow['logo'] = null): ProtocolRow {
  return { name, publicName, logo };
}

/** The most used first. */
export const protocols: readonly ProtocolRow[] = [
  protocol('bitcoin', 'Bitcoin', 'btc'),
  protocol('ethereum', 'Ethereum', 'eth'),
  protocol('binance-smart-chain', 'BNB Smart Chain', 'bnb'),
  protocol('polygon', 'Polygon', 'matic'),
  protocol('tron', 'Tron', 'trx'),
  protocol('solana', 'Solana', 'sol'),
  protocol('xrp', 'XRP Ledger', 'xrp'),
  protocol('avalanche', 'Avalanche', 'avax'),
  protocol('arbitrum', 'Arbitrum'),
  protocol('optimism', 'Optimism'),
  protocol('base', 'Base'),
  protocol('litecoin', 'Litecoin', 'ltc'),
  protocol('dogecoin', 'Dogecoin', 'doge'),
  protocol('bitcoin-cash', 'Bitcoin Cash', 'bch'),
  protocol('dash', 'Dash', 'dash'),
  protocol('zcash', 'Zcash', 'zec'),
  protocol('ethereum-classic', 'Ethereum Classic', 'etc'),
  protocol('tezos', 'Tezos', 'xtz'),
  protocol('kaspa', 'Kaspa'),
  protocol('polkadot', 'Polkadot', 'dot'),
  protocol('cosmos', 'Cosmos Hub', 'atom'),
  protocol('algorand', 'Algorand', 'algo'),
  protocol('stellar', 'Stellar', 'xlm'),
  protocol('monero', 'Monero', 'xmr'),
  protocol('filecoin', 'Filecoin', 'fil'),
  protocol('kusama', 'Kusama', 'ksm'),
  protocol('vechain', 'VeChain', 'vet'),
  protocol('neo', 'Neo', 'neo'),
  protocol('eos', 'EOS', 'eos'),
  protocol('waves', 'Waves', 'waves'),
];

/** These SVGs are ASCII, so that `btoa` can encode them. */
export function logoOf({ logo }: ProtocolRow): string {
  return logo === null ? '' : btoa(protocolLogos[logo]);
}
