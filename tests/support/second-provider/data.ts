import type { Entry, Fields, Key, Person, Workspace, World } from './world.ts';

export interface Plan {
  readonly id: number;
  readonly name: string;
  readonly monthly: string | null;
  readonly annual: number | null;
  readonly isFree: boolean | null;
  readonly credits: string;
}

/** The dearest first. */
export const PLANS: readonly Plan[] = [
  { id: 904, name: 'По мярка 🏔️', monthly: null, annual: null, isFree: null, credits: '100000000' },
  { id: 903, name: 'Мащаб', monthly: '199.00', annual: 1990, isFree: null, credits: '9000000' },
  { id: 902, name: 'Растеж', monthly: '49.90', annual: 479.04, isFree: null, credits: '1000000' },
  { id: 901, name: 'Старт 🌱', monthly: '0', annual: 0, isFree: true, credits: '5000' },
];

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#627eea"/></svg>';

export const PROTOCOLS = [
  { name: 'Tron', publicName: 'Τρον', logoSvgBase64: null },
  { name: 'Ethereum', publicName: null, logoSvgBase64: Buffer.from(LOGO).toString('base64') },
  { name: 'ton-монета', publicName: 'Тонкойн 💎', logoSvgBase64: null },
  { name: 'Bitcoin', publicName: 'Bitcoin ₿', logoSvgBase64: null },
] as const;

export const OWNER_ROLE = 1;
export const ROLES = [
  { id: 3, name: 'Инженер ⚙️', description: 'Ключове и домейни', permissions: ['keys:*'] },
  { id: 2, name: 'Счетоводство', description: null },
  { id: OWNER_ROLE, name: 'Owner' },
] as const;

export const VERSIONS = [
  { id: 20310101, name: '2031-01-01 «стабилна»' },
  { id: 20320505, name: '2032-05-05 β' },
] as const;

export const FAUCETS = [
  { blockchain: 'Tron', network: 'Nile', faucetCoinsAmount: 1000, faucetTokenAmount: null, faucetTokenName: null },
  {
    blockchain: 'Ethereum',
    network: 'Sepolia',
    faucetCoinsAmount: '0.05',
    faucetTokenAmount: 20.5,
    faucetTokenName: 'USD₮',
  },
  {
    blockchain: 'Ethereum',
    network: 'Hoodi',
    faucetCoinsAmount: '0.1',
    faucetTokenAmount: null,
    faucetTokenName: null,
  },
] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_KEY = 9_007_199_254_001;

export function newKey(world: World, name: string, createdAt: number): Key {
  const secret = `ck_live_${Buffer.from(`${world.count()}:second-provider:${name.length}`).toString('hex').slice(0, 40)}`;
  return { id: FIRST_KEY + world.count(), name, secret, active: true, createdAt };
}

/** Longer than any number. */
export function domainId(world: World): string {
  return `314159265358979323846${String(world.count()).padStart(6, '0')}`;
}

/** The time with an offset, as of a server in Sofia. */
export function inSofia(at: number): string {
  return new Date(at + 2 * HOUR_MS).toISOString().replace('Z', '+02:00');
}

export function emptyWorkspace(world: World, owner: string): Workspace {
  const member = { id: world.id(), email: owner, roles: [OWNER_ROLE], state: 'dashboard' };
  return {
    ...{ keys: [], domains: [], callbacks: [], requests: [], members: [member], faucets: [], steps: {} },
    ...{ planId: 901, versionId: VERSIONS[0].id },
  };
}

const KEY_NAMES = ['Продукция 🏭', '測試環境', 'مفتاح التجربة', 'Ключ №', 'ß-Schlüssel', 'キー'];
const DOMAINS = ['куки.example', 'bücher.example', '例え.example', 'hooks-🪝.example'];
const MEMBERS = ['жана', 'søren', 'łucja', 'çağla', 'ñusta', 'ákos', 'œuvre', 'þór', 'ðana', 'ælfred', 'žofie', 'ōno'];

/** A team in the middle of its work; of keys, domains and entries there is more than a page. */
export function filledWorkspace(world: World, owner: string): Workspace {
  const now = world.now();
  const workspace = emptyWorkspace(world, owner);
  for (let index = 13; index > 0; index -= 1)
    workspace.keys.unshift(
      newKey(world, `${KEY_NAMES[index % KEY_NAMES.length] ?? ''} ${index}`, now - index * DAY_MS),
    );
  for (const key of workspace.keys.slice(1, 3)) key.active = false;
  for (let index = 12; index > 0; index -= 1) {
    const url = `https://${index}-${DOMAINS[index % DOMAINS.length] ?? ''}`;
    workspace.domains.unshift({ id: domainId(world), url, verified: index % 3 !== 0, createdAt: now - index * DAY_MS });
  }
  // The owner is neither first nor last.
  MEMBERS.forEach((name, index) => {
    const member = { id: world.id(), email: `${name}@екип.example`, roles: [3 - (index % 2)], state: 'dashboard' };
    workspace.members[index % 2 === 0 ? 'push' : 'unshift'](member);
  });
  for (let index = 27; index > 0; index -= 1) {
    const keyId = workspace.keys.at(-1 - (index % 4))?.id ?? 0;
    workspace.callbacks.unshift(callback(world, now - index * HOUR_MS, index));
    workspace.requests.unshift({ ...request(world, now - index * HOUR_MS, index), keyId });
  }
  workspace.faucets.unshift(faucetEntry(world, FAUCETS[1], '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', false));
  Object.assign(workspace, { planId: 902, steps: { apiKey: true, pricing: true } });
  return workspace;
}

const PRODUCTS = ['Blockchain Събития 🔔', 'Straße API', 'Адреси'];

/** Delivered, failed, or on its way; a body may be a text. */
export function callback(world: World, at: number, index: number): Entry {
  const { blockchain, network } = FAUCETS[index % FAUCETS.length] ?? FAUCETS[0];
  const success = [true, false, true, null][index % 4] ?? null;
  const body = { data: { item: { blockchain, network, amount: '0.000000000000000001', бележка: '☕️' } } };
  return {
    ...{
      id: world.id(),
      event: index % 5 === 0 ? null : 'ADDRESS_COINS_→',
      success,
      body: index % 9 === 0 ? '🤷' : body,
    },
    ...{
      product: PRODUCTS[index % PRODUCTS.length] ?? null,
      executionTimestamp: at,
      attempts: success === null ? null : 1,
    },
    ...{
      url: 'https://куки.example/път',
      failureReason: success === false ? 'Домейнът мълчи.' : null,
      shard: { timestamp: 7 },
    },
  };
}

/** A batch is a list, and an aborted call has no response. */
export function request(world: World, at: number, index: number): Entry {
  const sent = { method: 'GET', path: `/блокове/${index}` };
  const body = { data: { item: { височина: index } } };
  const responseData = { statusCode: index % 6 === 0 ? 503 : 200, responseTime: 12.5 * index, body };
  return {
    ...{ id: world.id(), dateTime: inSofia(at), requestData: index % 5 === 0 ? [sent, sent] : sent },
    responseData: index % 11 === 0 ? null : responseData,
    systemData: {
      referenceId: 70_000 + index,
      product: PRODUCTS[index % PRODUCTS.length],
      spentCredits: index / 2,
      used: -1,
    },
  };
}

export function faucetEntry(world: World, faucet: (typeof FAUCETS)[number], address: string, isToken: boolean): Entry {
  const { blockchain, network, faucetCoinsAmount, faucetTokenAmount, faucetTokenName } = faucet;
  const coin = blockchain === 'Tron' ? 'TRX' : 'ETH';
  return {
    ...{ id: world.id(), address, blockchain, network, timestamp: Math.floor(world.now() / 1000), txHash: null },
    ...{ amount: isToken ? faucetTokenAmount : faucetCoinsAmount, unit: isToken ? faucetTokenName : coin },
  };
}

interface Seed extends Fields {
  readonly email: string;
  readonly password: string;
}

/** Who is there from the start: an owner at work, and one with a second factor. */
export const SEEDS = {
  owner: { email: 'зоя@втори.example', password: 'Второ-Парола-1' },
  twoFactor: { email: 'emil@втори.example', password: 'Второ-Парола-2', code: '271828' },
} as const satisfies Record<string, Seed>;

export function seedPeople(world: World): Person[] {
  const person = { lastName: null, answers: {}, code: null, state: 'dashboard' };
  const { owner, twoFactor } = SEEDS;
  const { code, ...emil } = twoFactor;
  return [
    {
      ...person,
      ...owner,
      id: world.id(),
      firstName: 'Зоя 🌞',
      secondFactor: null,
      workspace: filledWorkspace(world, owner.email),
    },
    {
      ...person,
      ...emil,
      id: world.id(),
      firstName: 'Emil',
      secondFactor: code,
      workspace: emptyWorkspace(world, emil.email),
    },
  ];
}
