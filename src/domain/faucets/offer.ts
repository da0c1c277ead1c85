import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { FaucetSetting, FaucetType, FaucetRequestInput } from './faucet.ts';

export type FaucetChoice = {
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
  readonly type: FaucetType | '';
};

export interface FaucetAmount {
  readonly amount: string;
  /** The token's name; null for coins, whose unit the settings do not name. */
  readonly unit: string | null;
}

type Settings = readonly FaucetSetting[];

/** Unique, in the provider's order. */
export function blockchainsOf(settings: Settings): readonly string[] {
  return [...new Set(settings.map(({ blockchain }) => blockchain))];
}

export function networksOf(settings: Settings, blockchain: string): readonly string[] {
  return [...new Set(settings.filter((setting) => setting.blockchain === blockchain).map(({ network }) => network))];
}

/** Null until a network is chosen. The first of two settings for it wins. */
export function findSetting(settings: Settings, { blockchain, network }: FaucetChoice): FaucetSetting | null {
  return settings.find((setting) => setting.blockchain === blockchain && setting.network === network) ?? null;
}

/** The network decides; before it is chosen, any network of the blockchain does. */
export function requiresType(settings: Settings, choice: FaucetChoice): boolean {
  if (choice.network !== '') return (findSetting(settings, choice)?.token ?? null) !== null;
  return settings.some(({ blockchain, token }) => blockchain === choice.blockchain && token !== null);
}

/** Clears the network and the type, which may not exist on the other blockchain. */
export function withBlockchain(choice: FaucetChoice, blockchain: string): FaucetChoice {
  return blockchain === choice.blockchain ? choice : { ...choice, blockchain, network: '', type: '' };
}

export function offeredAmount(settings: Settings, choice: FaucetChoice): FaucetAmount | null {
  const setting = findSetting(settings, choice);
  if (!setting) return null;
  const type = setting.token === null ? 'coin' : choice.type;
  if (type === 'token' && setting.token) return { amount: setting.token.amount, unit: setting.token.name };
  return type === 'coin' && setting.coinsAmount !== null ? { amount: setting.coinsAmount, unit: null } : null;
}

/** In the order of the dialog. A choice that is no longer offered counts as missing. */
export function missingFields(settings: Settings, choice: FaucetChoice): readonly (keyof FaucetChoice)[] {
  const { blockchain, network, address, type } = choice;
  const isMissing: Readonly<Record<keyof FaucetChoice, boolean>> = {
    blockchain: !blockchainsOf(settings).includes(blockchain),
    network: !networksOf(settings, blockchain).includes(network),
    address: !isPresent(address),
    type: type === '' && requiresType(settings, choice),
  };
  return (Object.keys(isMissing) as (keyof FaucetChoice)[]).filter((field) => isMissing[field]);
}

/** `tokenTransfer` only if the network has a token and the person chose it. */
export function toFaucetRequestInput(settings: Settings, choice: FaucetChoice): FaucetRequestInput {
  const { blockchain, network, address, type } = choice;
  const isTokenRequest = type === 'token' && requiresType(settings, choice);
  return { blockchain, network, address: address.trim(), ...(isTokenRequest && { tokenTransfer: true as const }) };
}
