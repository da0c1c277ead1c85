import {
  domainId,
  FAUCETS,
  faucetEntry,
  inSofia,
  newKey,
  OWNER_ROLE,
  type Plan,
  PLANS,
  PROTOCOLS,
  request,
  ROLES,
  VERSIONS,
} from './data.ts';
import type { Call, Calls } from './routes.ts';
import { text } from './sign-in.ts';
import { type Key, Problem } from './world.ts';

const EVM_ADDRESS = /^0x[\da-f]{40}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const HOST = /^[\p{L}\p{N}\p{M}\p{Emoji_Presentation}-]+(\.[\p{L}\p{N}-]+)+$/u;
const LONGEST_NAME = 50;
const MOST_ROWS = 100;
const DAY_MS = 86_400_000;
const LIMIT_SECONDS = 90;

const done = { data: { item: { success: true } } };

/** The rows of a page by limit and offset. */
function page<T>({ query }: Call, rows: readonly T[]) {
  const limit = Number(query.get('limit') ?? NaN);
  const offset = Number(query.get('offset') ?? 0);
  if (!(limit >= 1 && limit <= MOST_ROWS && offset >= 0)) throw new Problem(400, 'limit? offset?');
  return { rows: rows.slice(offset, offset + limit), hasMore: offset + limit < rows.length };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem(404, 'Няма такова нещо тук. 🔎');
  return row;
}

const keyOf = ({ person, id }: Call) => found(person.workspace.keys.find((key) => String(key.id) === id));

/** Only a part of the keys is shown in the list. */
function keyRow({ id, name, secret, active, createdAt }: Key) {
  const key = id % 3 === 0 ? null : `ck_live_●●●●●●${secret.slice(-4)}`;
  return { id, name, key, active, createdTimestamp: inSofia(createdAt), scopes: ['*'] };
}

const keyCalls: Calls = {
  'POST /api/api-keys': ({ world, person, body }) => {
    const name = text(body['name']);
    if (name === '' || [...name].length > LONGEST_NAME)
      throw new Problem(422, 'Името не става.', { faults: { name: [{ message: '1–50 знака' }] } });
    const key = newKey(world, name, world.entryTime());
    person.workspace.keys.unshift(key);
    return { status: 201, data: { item: { key: key.secret, warning: 'Само сега! 👀' } } };
  },
  'GET /api/api-keys': (call) => {
    const { rows, hasMore } = page(call, call.person.workspace.keys);
    return { data: { item: { apiKeys: rows.map(keyRow), hasMore } } };
  },
  'PATCH /api/api-keys/{id}': (call) => {
    const key = keyOf(call);
    const { status } = call.body;
    if (typeof status !== 'boolean') throw new Problem(422, 'status?', { faults: { status: 'true / false' } });
    key.active = status;
    return { data: { item: { active: status, id: key.id } } };
  },
  'GET /api/api-keys/{id}/reveal': (call) => ({ data: { item: { key: keyOf(call).secret, audited: true } } }),
  'DELETE /api/api-keys/{id}': (call) => {
    const { keys } = call.person.workspace;
    keys.splice(keys.indexOf(keyOf(call)), 1);
    return { status: 204 };
  },
  'GET /api/developers/api-versions': ({ person }) => ({
    data: {
      items: VERSIONS.map(({ id, name }) => ({ id, name, isDefault: id === person.workspace.versionId || null })),
    },
  }),
  'POST /api/developers/api-version': ({ person, body }) => {
    const { id } = found(VERSIONS.find((version) => String(version.id) === body['apiVersionId']));
    person.workspace.versionId = id;
    return done;
  },
  'POST /api/send-request': ({ world, person, body }) => {
    const { keys, requests } = person.workspace;
    const key = keys.find(({ id, active }) => active && String(id) === body['apiKeyId']);
    const faults = {
      ...(!EVM_ADDRESS.test(text(body['address'])) && { address: ['адрес?'] }),
      ...(!key && { apiKeyId: 'няма такъв ключ' }),
    };
    if (!key || 'address' in faults) throw new Problem(422, 'Заявката не тръгна.', { faults });
    requests.unshift({ ...request(world, world.entryTime(), 1), keyId: key.id });
    const response = JSON.stringify({ data: { item: { баланс: '1.5 Ξ' } } });
    return { data: { item: { request: { method: 'GET' }, response, statusCode: 200, responseTime: 41.7 } } };
  },
  'GET /api/getting-started': ({ person }) => ({
    data: {
      items: [
        {
          apiKey: null,
          verifyDomain: null,
          firstApiCall: null,
          tutorials: null,
          apiReference: null,
          pricing: null,
          ...person.workspace.steps,
        },
      ],
    },
  }),
  'PATCH /api/getting-started': ({ person, body }) => {
    for (const [step, isDone] of Object.entries(body)) if (isDone === true) person.workspace.steps[step] = true;
    return done;
  },
};

const domainCalls: Calls = {
  'POST /api/account/callback-urls/add': ({ world, person, body }) => {
    const { domains } = person.workspace;
    const host = text(body['domain'])
      .replace(/^https?:\/\//, '')
      .toLowerCase();
    if (!HOST.test(host))
      throw new Problem(422, 'Домейн?', { faults: { domain: [{ message: 'Това не е домейн 🌐' }] } });
    const url = `https://${host}`;
    if (domains.some((one) => one.url === url)) throw new Problem(409, 'Този домейн вече е тук.');
    domains.unshift({ id: domainId(world), url, verified: false, createdAt: world.now() });
    return { status: 201, data: { item: { url, challenge: null } } };
  },
  'GET /api/account/callback-urls': (call) => {
    const { rows, hasMore } = page(call, call.person.workspace.domains);
    const callbackUrls = rows.map(({ id, url, verified, createdAt }) => ({
      ...{ id, url, verified: verified || null, createdTimestamp: createdAt, verifiedTimestamp: '', createdBy: null },
    }));
    return { data: { item: { callbackUrls }, hasMore } };
  },
  'DELETE /api/account/callback-urls/{id}': ({ person, id, body }) => {
    const { domains } = person.workspace;
    const domain = found(domains.find((one) => one.id === id));
    if (domain.url !== `https://${text(body['url'])}`) throw new Problem(400, 'Адресът не съвпада.');
    domains.splice(domains.indexOf(domain), 1);
    return { status: 202, data: {} };
  },
};

const planOf = ({ person }: Call) => found(PLANS.find(({ id }) => id === person.workspace.planId));

const checkout = ({ id, monthly, isFree }: Plan, period: string) =>
  monthly === null || isFree ? null : `https://pay.second.example/${period}/${id}?план=да`;

const features = ({ credits }: Plan) => ({
  support: { name: 'Поддръжка', value: 'Чат 💬', sequence: 2, content: null },
  credits: { name: 'Кредити', value: Number(credits), sequence: 1, content: 'на месец' },
});

const billingCalls: Calls = {
  'GET /api/account/subscription-plan': (call) => {
    const { name, monthly, isFree, credits } = planOf(call);
    const isPaid = !isFree && monthly !== null;
    return {
      data: {
        item: {
          ...{
            active: true,
            name,
            free: isFree,
            subscription: isPaid ? 'monthly' : null,
            subscriptionPayment: monthly,
          },
          ...{ monthlyCredits: credits, throughput: { softLimit: 5, hardLimit: '10', burst: null } },
          ...{ paygAdditionalCreditsPerOneDollar: '12500', paygPeriodToDate: '3.10', subtotal: null, vat: -1 },
          ...{ hasPendingInvoices: isPaid, isCancelled: null, scheduledCancellationDate: '', suspended: null },
          nextBillingDate: isPaid ? inSofia(call.world.now() + 9 * DAY_MS) : null,
        },
      },
    };
  },
  'GET /api/account/subscriptions-and-plans': () => ({
    data: {
      items: PLANS.map((plan) => ({
        ...{ id: plan.id, name: plan.name, plan: null, isFree: plan.isFree, isCustom: plan.monthly === null || null },
        ...{ price: null, prices: plan.monthly === null ? [] : [{ amount: plan.monthly, annualAmount: plan.annual }] },
        ...{ monthlySubscriptionUrl: checkout(plan, 'месец'), annualSubscriptionUrl: checkout(plan, 'година') },
        ...{ mainFeatures: features(plan), additionalFeatures: { 'Скорост ⚡': features(plan) }, sku: null },
      })),
    },
  }),
  // The list is the item itself.
  'GET /api/payment-packages': () => ({
    data: {
      item: PLANS.map((plan) => ({
        ...{
          id: plan.id,
          name: plan.name,
          support: 'Чат',
          description: null,
          isFree: plan.isFree,
          isMostPopular: null,
        },
        ...{ isCustom: plan.monthly === null || null, paygAdditionalCreditsPerOneDollar: 12_500 },
        price: {
          monthlyAmount: plan.monthly,
          annualAmountPerMonth: plan.annual && plan.annual / 12,
          annualCostSavings: null,
        },
        mainFeatures: Object.values(features(plan)),
      })),
    },
  }),
  'GET /api/blockchain-protocols/blockchains': () => ({ data: { items: PROTOCOLS } }),
  'GET /api/account/invoices': (call) => ({
    data: { isSingle: true, item: { url: checkout(planOf(call), 'фактура'), dueInDays: -2 } },
  }),
};

const teamCalls: Calls = {
  // The whole team, whatever the query asks for.
  'GET /api/team-members': ({ person }) => {
    const { members } = person.workspace;
    return { data: { items: members.map((one) => ({ ...one, avatar: null })), totalCount: members.length } };
  },
  'POST /api/team-members': ({ world, person, body }) => {
    const { members } = person.workspace;
    const email = text(body['email']);
    const given = (Array.isArray(body['roles']) ? body['roles'] : []).map(Number);
    const isAssignable =
      given.length > 0 && given.every((id) => ROLES.some((role) => role.id === id && id !== OWNER_ROLE));
    const faults = { ...(!EMAIL.test(email) && { email: 'имейл?' }), ...(!isAssignable && { roles: ['роля?'] }) };
    if (Object.keys(faults).length > 0) throw new Problem(422, 'Поканата не тръгна.', { faults });
    const known = members.find((member) => member.email === email);
    if (known?.state === 'dashboard') throw new Problem(409, 'Този човек вече е в екипа.');
    if (!known) members.push({ id: world.id(), email, roles: given, state: 'email-verification' });
    const token = world.token({ email }, DAY_MS);
    world.mail(email, { link: `https://console.second.example/auth/team/register/${token}` });
    return { status: 202 };
  },
  'DELETE /api/team-members/{id}': ({ person, id, body }) => {
    const { members } = person.workspace;
    const member = found(members.find((one) => one.id === id));
    if (member.roles.includes(OWNER_ROLE)) throw new Problem(403, 'Собственикът остава. 👑');
    if (member.email !== body['email']) throw new Problem(400, 'Имейлът не съвпада.');
    members.splice(members.indexOf(member), 1);
    return done;
  },
  'GET /api/roles-and-permissions': () => ({ data: { items: ROLES } }),
};

const faucetCalls: Calls = {
  'GET /api/faucet': ({ person }) => ({
    data: { item: { faucetLogs: person.workspace.faucets, blockchainsFaucetSettings: FAUCETS, queue: null } },
  }),
  'POST /api/faucet': ({ world, person, body }) => {
    const { faucets } = person.workspace;
    const address = text(body['address']);
    const faucet = FAUCETS.find(
      ({ blockchain, network }) => blockchain === body['blockchain'] && network === body['network'],
    );
    const isAddress = faucet?.blockchain === 'Ethereum' ? EVM_ADDRESS.test(address) : /^T\w{33}$/.test(address);
    const faults = {
      ...(!faucet && { network: 'мрежа?' }),
      ...(!isAddress && { address: [{ message: 'Невалиден адрес 📮' }] }),
    };
    if (!faucet || !isAddress) throw new Problem(422, 'Чешмата е суха. 🚰', { faults });
    const isRepeated = faucets.some(({ network, address: known }) => network === faucet.network && known === address);
    if (isRepeated) throw new Problem(429, 'По-бавно.', { retryAfter: LIMIT_SECONDS });
    faucets.unshift(faucetEntry(world, faucet, address, body['tokenTransfer'] === true));
    return { status: 201 };
  },
};

export const consoleCalls: Calls = {
  'GET /api/account/profile': ({ person }) => ({
    data: {
      item: {
        ...{ firstName: person.firstName, lastName: person.lastName, email: person.email, locale: 'bg-BG' },
        ...{ paymentPackageId: person.workspace.planId, constraints: { teamMembersCount: '25', projects: null } },
      },
    },
  }),
  // Not every group of the document, and one that it does not know.
  'GET /api/capabilities': () => ({
    data: { items: ['api-key-deletion', 'callback-redelivery', 'log-date-range', 'телепорт 🚀'] },
  }),
  ...{ ...keyCalls, ...domainCalls, ...billingCalls, ...teamCalls, ...faucetCalls },
};
