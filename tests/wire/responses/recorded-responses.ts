import { getResponse } from 'msw';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { operations } from './operations.ts';

type WireId = (typeof operations)[number][0];
type Json = Readonly<Record<string, unknown>>;

export interface SimulatedResponse {
  readonly wire: WireId;
  readonly scenario: ScenarioName;
  readonly status: number;
  readonly body: Json;
}

const ORIGIN = 'http://provider.example';
const NOON = Date.UTC(2026, 10, 20, 12);
const TESTING = { disableRecaptcha: true };

/** A provider of a scenario, with a record of everything that it answers. */
class Recorder {
  readonly responses: SimulatedResponse[] = [];
  readonly provider: Provider;
  token: string | null;
  private readonly handlers;

  constructor(
    readonly scenario: ScenarioName,
    now = () => NOON,
  ) {
    this.provider = createProvider({ seed: 'wire', scenario, now });
    this.handlers = createHandlers(this.provider, ORIGIN);
    this.token = this.provider.signIn?.token ?? null;
  }

  async call(wire: WireId, body?: Json, { id = '', query = '' } = {}): Promise<Json> {
    const [, method, path] = operations.find(([name]) => name === wire) ?? operations[0];
    const headers = {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const request = new Request(`${ORIGIN}${path.replace('{id}', id)}${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(this.handlers, request);
    if (!response) throw new Error(`Nobody answers ${wire}`);
    this.token = response.headers.get('x-refresh-token') ?? this.token;
    const recorded = { wire, scenario: this.scenario, status: response.status, body: (await response.json()) as Json };
    this.responses.push(recorded);
    return recorded.body;
  }

  get mail() {
    const [mail] = this.provider.mails.all();
    return { code: mail?.code ?? '', token: mail?.link?.split('/').at(-1) ?? '' };
  }
}

const READS = operations.filter(([, method, path]) => method === 'GET' && !path.includes('{')).map(([wire]) => wire);

/** Everything that the simulation answers on the ways through it, so that every optional part shows. */
export async function simulatedResponses(): Promise<readonly SimulatedResponse[]> {
  const all = await Promise.all([
    ...Object.keys(scenarios).map(reading),
    signingUp(),
    signingIn(),
    working(),
    closing(),
    rejectedResponses(),
  ]);
  return all.flat();
}

async function reading(name: string): Promise<readonly SimulatedResponse[]> {
  const recorder = new Recorder(name as ScenarioName);
  for (const wire of READS) await recorder.call(wire);
  await recorder.call('WIRE-48', undefined, { query: '?limit=2&status=failed' });
  await recorder.call('WIRE-49', undefined, { query: '?limit=2' });
  await recorder.call('OPT-2', undefined, { query: '?range=7d&by=product' });
  await recorder.call('OPT-30', undefined, { query: '?range=7d&by=network' });
  return recorder.responses;
}

async function signingUp(): Promise<readonly SimulatedResponse[]> {
  const recorder = new Recorder('visitor');
  const person = { firstName: 'Ana', lastName: 'Petrova', password: 'Newcomer-2026', phoneNumber: '+359888123456' };
  await recorder.call('WIRE-1', { ...person, email: 'ana@newcomer.example', ...TESTING });
  await recorder.call('WIRE-8', { code: '' });
  await recorder.call('WIRE-7', { code: recorder.mail.code });
  await recorder.call('WIRE-27', { companyName: 'Ledgerworks' });
  await recorder.call('WIRE-29', { useCases: ['NFTs', 'Other'], useCasesCustom: 'Escrow' });
  await recorder.call('WIRE-31', { blockchainProtocols: ['bitcoin'], blockchainProtocolsCustom: '' });
  await recorder.call('WIRE-34', { channels: ['Referral'], channelsCustom: '' });
  const plan = { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false };
  await recorder.call('WIRE-36', plan);
  for (const wire of READS) await recorder.call(wire);
  await recorder.call('WIRE-39');
  await recorder.call('WIRE-36', { ...plan, chosenCurrentPackage: 'free' });
  await recorder.call('WIRE-39');
  return recorder.responses;
}

async function signingIn(): Promise<readonly SimulatedResponse[]> {
  const recorder = new Recorder('visitor');
  const { activeCustomer, twoFactor } = demoAccounts;
  await recorder.call('WIRE-2', { email: twoFactor.email, password: twoFactor.password, ...TESTING });
  await recorder.call('WIRE-6', { email: twoFactor.email, code: twoFactor.code });
  await recorder.call('WIRE-2', { email: activeCustomer.email, password: activeCustomer.password, ...TESTING });
  for (const [wire, name] of [
    ['WIRE-3', 'google'],
    ['WIRE-4', 'github'],
    ['WIRE-5', 'linkedin'],
  ] as const) {
    for (const person of ['known', 'new', 'two-factor'] as const) {
      await recorder.call(wire, { code: recorder.provider.social.consent(name, person)['code'] ?? '' });
    }
  }
  for (const person of ['known', 'new', 'two-factor'] as const) {
    const code = recorder.provider.social.consent('oidc', person)['code'] ?? '';
    await recorder.call('OPT-14', { code, codeVerifier: 'v', nonce: 'n', redirectUri: 'r' });
  }
  await recorder.call('WIRE-9', { email: activeCustomer.email, ...TESTING });
  recorder.token = recorder.mail.token;
  await recorder.call('WIRE-10', { password: 'Brand-New-77' });
  return recorder.responses;
}

async function working(): Promise<readonly SimulatedResponse[]> {
  const recorder = new Recorder('active-customer');
  const listed = await recorder.call('WIRE-16');
  const keyId = idIn(listed, 'apiKeys');
  await recorder.call('WIRE-15', { name: 'orders' });
  await recorder.call('WIRE-17', { status: false }, { id: keyId });
  await recorder.call('WIRE-17', { status: true }, { id: keyId });
  await recorder.call('WIRE-18', undefined, { id: keyId });
  await recorder.call('WIRE-20', { apiVersionId: firstId(await recorder.call('WIRE-19')) });
  const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  await recorder.call('WIRE-21', { blockchain: 'ethereum', network: 'mainnet', address, apiKeyId: keyId });
  await recorder.call('OPT-17', LIMITS, { id: keyId });
  await recorder.call('OPT-16', undefined, { id: keyId });
  await recorder.call('OPT-18');
  await recorder.call('WIRE-21', { blockchain: 'ethereum', network: 'mainnet', address, apiKeyId: keyId });
  await recorder.call('WIRE-49', undefined, { query: '?limit=2' });
  await recorder.call('OPT-6', undefined, { id: keyId });
  const { items: sessions } = (await recorder.call('OPT-7'))['data'] as { items: Json[] };
  const other = sessions.find(({ current }) => current === false);
  await recorder.call('OPT-8', undefined, { id: String(other?.['id']) });
  await recorder.call('WIRE-22', { domain: 'new.northwall.example' });
  const [domain] = rowsIn(await recorder.call('WIRE-23'), 'callbackUrls');
  await recorder.call(
    'WIRE-24',
    { url: String(domain?.['url']).replace('https://', '') },
    { id: String(domain?.['id']) },
  );
  const verified = rowsIn(await recorder.call('WIRE-23'), 'callbackUrls').filter((row) => row['verified'] === true);
  await recorder.call('OPT-26', { overlapHours: 24 });
  await recorder.call('OPT-28', { callbackUrlId: String(verified[0]?.['id']) });
  await recorder.call('OPT-27');
  const invoices = await recorder.call('OPT-3', undefined, { query: '?limit=2' });
  await recorder.call('OPT-4', undefined, { id: firstId(invoices) });
  const failed = await recorder.call('WIRE-48', undefined, { query: '?limit=2&status=failed' });
  await recorder.call('OPT-5', undefined, { id: idIn(failed, 'callbackLogs') });
  await recorder.call('WIRE-48', undefined, { query: '?limit=2' });
  const { item: saved } = (await recorder.call('OPT-38'))['data'] as { readonly item: { readonly details: Json } };
  await recorder.call('OPT-39', saved.details);
  await recorder.call('OPT-40');
  const destination = { callbackUrl: 'https://payouts.northwall.example/mined', confirmationsCount: 3 };
  const subject = { eventType: 'TRANSACTION_MINED', blockchain: 'ethereum', network: 'mainnet' };
  const created = await recorder.call('OPT-42', { ...subject, transactionId: `0x${'4b'.repeat(32)}`, ...destination });
  await recorder.call('OPT-41', undefined, { query: '?limit=4&offset=0' });
  const { referenceId } = (created['data'] as { readonly item: Json }).item;
  const subscription = { id: String(referenceId) };
  await recorder.call('OPT-43', destination, subscription);
  await recorder.call('OPT-44', { isActive: false }, subscription);
  await recorder.call('OPT-46', undefined, subscription);
  await recorder.call('OPT-45', undefined, subscription);
  await recorder.call('OPT-51', { name: 'deploy', scopes: ['usage:read'], ipRanges: [] });
  await recorder.call('OPT-52', undefined, { id: firstId(await recorder.call('OPT-50')) });
  await recorder.call('OPT-32', { amount: 10, alerts: [50, 80, 100], atLimit: 'notify' });
  await recorder.call('OPT-31');
  await recorder.call('OPT-33');
  await recorder.call('WIRE-14', { tutorials: true });
  const { item } = (await recorder.call('OPT-10'))['data'] as { item: { secret: string } };
  const enabled = await recorder.call('OPT-11', { code: recorder.provider.authenticatorCode(item.secret) });
  await recorder.call('OPT-9');
  const renewed = await recorder.call('OPT-12', { code: firstRecoveryCode(enabled) });
  await recorder.call('OPT-13', { code: firstRecoveryCode(renewed) });
  await recorder.call('WIRE-43', { email: 'nina@northwall.example', roles: ['role-developer'] });
  const members = (await recorder.call('WIRE-42'))['data'] as { items: Json[] };
  const member = members.items.find(({ email }) => email === 'nina@northwall.example');
  await recorder.call('OPT-20');
  await recorder.call('OPT-21', undefined, { id: String(member?.['id']) });
  await recorder.call('OPT-23', { roles: ['role-viewer'] }, { id: String(member?.['id']) });
  await recorder.call('WIRE-44', { email: 'nina@northwall.example' }, { id: String(member?.['id']) });
  await recorder.call('OPT-15', undefined, { query: '?limit=4' });
  await recorder.call('WIRE-43', { email: 'nina@northwall.example', roles: ['role-developer'] });
  await recorder.call('OPT-22', undefined, { id: firstId(await recorder.call('OPT-20')) });
  await recorder.call('WIRE-46', { blockchain: 'ethereum', network: 'sepolia', address });
  await recorder.call('WIRE-45');
  await recorder.call('WIRE-11', { email: 'elena@riverstone.example', password: demoAccounts.activeCustomer.password });
  return recorder.responses;
}

/** With something due, and time for the export. */
async function closing(): Promise<readonly SimulatedResponse[]> {
  let now = NOON;
  const recorder = new Recorder('pending-invoices', () => now);
  await recorder.call('OPT-35');
  now += 30_000;
  await recorder.call('OPT-34');
  await recorder.call('OPT-36', { password: demoAccounts.activeCustomer.password, reason: 'price' });
  await recorder.call('OPT-37');
  return recorder.responses;
}

/** They reject the call that follows. */
const LIMITS = {
  ...{ expiresTimestamp: 1_900_000_000, origins: ['https://app.example.com'], ipRanges: ['198.51.100.0/24'] },
  ...{ products: ['nodes'], blockchains: ['ethereum'], callsPerSecond: 5, credits: { amount: 1000, period: 'day' } },
};

/** Each operation without input, by a visitor and by a customer: errors have a form too. */
async function rejectedResponses(): Promise<readonly SimulatedResponse[]> {
  const all = (['visitor', 'active-customer'] as const).map(async (scenario) => {
    const recorder = new Recorder(scenario);
    for (const [wire, method] of operations) {
      await recorder.call(wire, method === 'GET' ? undefined : {}, { id: 'none' });
      recorder.token = recorder.provider.signIn?.token ?? null;
    }
    return recorder.responses;
  });
  return (await Promise.all(all)).flat();
}

function firstRecoveryCode(body: Json): string {
  return (body['data'] as { item: { recoveryCodes: string[] } }).item.recoveryCodes[0] ?? '';
}

function rowsIn(body: Json, list: string): readonly Json[] {
  const { item } = body['data'] as { item: Record<string, readonly Json[]> };
  return item[list] ?? [];
}

function idIn(body: Json, list: string): string {
  return String(rowsIn(body, list)[0]?.['id']);
}

function firstId(body: Json): string {
  return String((body['data'] as { items: Json[] }).items[0]?.['id']);
}
