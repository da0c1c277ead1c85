export interface CallbackKind {
  readonly product: string;
  readonly event: string;
  readonly blockchain: string;
  readonly network: string;
  /** Null for the coin of the blockchain, or for no transfer. */
  readonly token: string | null;
  /** False for an event of the blockchain itself. */
  readonly hasAddress: boolean;
  readonly weight: number;
}

const EVENTS = 'BLOCKCHAIN_EVENTS';
const AUTOMATIONS = 'BLOCKCHAIN_AUTOMATIONS';
const BROADCASTS = 'TRANSACTION_BROADCASTS';

const CONFIRMED = 'ADDRESS_COINS_TRANSACTION_CONFIRMED';
const UNCONFIRMED = 'ADDRESS_COINS_TRANSACTION_UNCONFIRMED';
const EACH = 'ADDRESS_COINS_TRANSACTION_CONFIRMED_EACH_CONFIRMATION';
const TOKENS = 'ADDRESS_TOKENS_TRANSACTION_CONFIRMED';
const INTERNAL = 'ADDRESS_INTERNAL_TRANSACTION_CONFIRMED';
const MINED = 'BLOCK_MINED';
const FORWARDED = 'COINS_FORWARDING_SUCCEEDED';
const BROADCAST = 'TRANSACTION_REQUEST_BROADCASTED';

/** The most frequent first. The rare ones give a search something to find. */
export const callbackKinds: readonly CallbackKind[] = [
  kind(220, EVENTS, CONFIRMED, 'ethereum/mainnet'),
  kind(170, EVENTS, TOKENS, 'tron/mainnet', 'USDT'),
  kind(140, EVENTS, TOKENS, 'ethereum/mainnet', 'USDC'),
  kind(110, EVENTS, CONFIRMED, 'bitcoin/mainnet'),
  kind(70, EVENTS, UNCONFIRMED, 'bitcoin/mainnet'),
  kind(60, EVENTS, EACH, 'bitcoin/mainnet'),
  kind(50, EVENTS, CONFIRMED, 'polygon/mainnet'),
  kind(45, EVENTS, CONFIRMED, 'xrp/mainnet'),
  kind(40, EVENTS, CONFIRMED, 'tron/mainnet'),
  kind(35, EVENTS, MINED, 'bitcoin/mainnet'),
  kind(30, AUTOMATIONS, FORWARDED, 'ethereum/mainnet'),
  kind(28, EVENTS, TOKENS, 'binance-smart-chain/mainnet', 'USDT'),
  kind(24, BROADCASTS, BROADCAST, 'ethereum/mainnet'),
  kind(22, EVENTS, INTERNAL, 'ethereum/mainnet'),
  kind(20, EVENTS, CONFIRMED, 'ethereum/sepolia'),
  kind(16, BROADCASTS, BROADCAST, 'bitcoin/mainnet'),
  kind(14, AUTOMATIONS, FORWARDED, 'bitcoin/mainnet'),
  kind(12, EVENTS, TOKENS, 'tron/nile', 'USDT'),
  kind(10, EVENTS, CONFIRMED, 'bitcoin/testnet'),
  kind(8, EVENTS, CONFIRMED, 'litecoin/mainnet'),
  kind(6, EVENTS, CONFIRMED, 'polygon/amoy'),
  kind(4, EVENTS, CONFIRMED, 'xrp/testnet'),
  kind(1, AUTOMATIONS, FORWARDED, 'polygon/amoy'),
];

/** Why a callback was not delivered. The status is null without a response. What lasts fails again. */
export const callbackFailures = [
  { weight: 34, status: 503, reason: 'HTTP 503 Service Unavailable.', lasts: false },
  { weight: 28, status: null, reason: 'There was no response within 10 seconds.', lasts: false },
  { weight: 16, status: 500, reason: 'HTTP 500 Internal Server Error.', lasts: false },
  { weight: 9, status: 401, reason: 'HTTP 401 Unauthorized.', lasts: true },
  { weight: 8, status: null, reason: 'The connection was refused.', lasts: true },
  { weight: 5, status: null, reason: 'Its certificate has expired.', lasts: true },
];

function kind(weight: number, product: string, event: string, chain: string, token: string | null = null) {
  const [blockchain = '', network = ''] = chain.split('/');
  return { product, event, blockchain, network, token, hasAddress: event !== MINED, weight } satisfies CallbackKind;
}
