import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { breaks, MASK, SECRET_LENGTH } from '#tools/conformance/differences.ts';
import type { KitClient } from '#tools/conformance/kit-client.ts';
import { REGISTER, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { listedKeys } from './list-steps.ts';
import { requestPages } from './log-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

/** No operation deletes a key, so one is created in an account of the kit alone. */
const create: Step = {
  covers: ['createApiKey'],
  changes: true,
  async run({ client, record, options, main, own }) {
    const blank = { statuses: WRONG_INPUT, given: 'with a blank name' };
    await client.reject('createApiKey', { session: await main(), body: { name: ' ' } }, blank);
    if (!options.register)
      record.notTried('createApiKey', `leaves an API key that no operation deletes: use ${REGISTER}`);
    const { session } = await own();
    const name = `${options.mark}-key`;
    const before = new Set((await listedKeys(client, session)).map(({ id }) => id));
    const created = await client.call('createApiKey', { session, body: { name } });
    if (!created) return;
    const row = (await listedKeys(client, session)).find(({ id }) => !before.has(id));
    const differs = (field: string, expected: string, seen: string) =>
      client.differs('createApiKey', breaks(field, expected, seen));
    if (!row) return differs('effect', 'the key in the list', 'not in the list');
    if (typeof row.name === 'string' && row.name !== name)
      differs('effect', 'the name that was sent in the list', 'another name');
    if (!row.active) differs('effect', 'an active key in the list', 'an inactive one');
    const { key } = created.item;
    if (row.key === key) client.differs('listApiKeys', breaks(LISTED_KEY, 'masked', 'the whole secret'));
    else if (!fitsMask(key, row.key))
      differs('item.key', 'the key of the list, in full', 'a key that does not fit its mask');
    const revealed = await client.call('revealApiKey', { session, params: { id: row.id } });
    if (!revealed || revealed.item.key === key) return;
    // Without a mask nothing says which of the two is wrong.
    for (const name of MASK.test(row.key ?? '') ? REVEAL : EITHER)
      client.differs(name, breaks('item.key', 'the same key where it is created and where it is revealed', 'two keys'));
  },
};

const LISTED_KEY = 'item.apiKeys[].key';
const REVEAL = ['revealApiKey'] as const;
const EITHER = ['createApiKey', ...REVEAL] as const;
const SHORTEST_VISIBLE = 4;

/** Whether what a mask shows at its ends is of this secret. */
function fitsMask(secret: string, mask: string | null | undefined): boolean {
  const [start = '', ...rest] = (mask ?? '').split(MASK);
  const end = rest.at(-1) ?? '';
  if (rest.length === 0 || start.length + end.length < SHORTEST_VISIBLE) return true;
  return secret.startsWith(start) && secret.endsWith(end) && secret.length > start.length + end.length;
}

/** In the kit's own account where there is one, else with a key that is changed back. */
async function someKey({ client, options, main, own }: Walk, purpose: string) {
  if (!options.register) {
    const session = await main();
    const [row] = await listedKeys(client, session);
    if (!row) throw new StepEnd('the account has no API key');
    return { session, row };
  }
  const { session } = await own();
  const name = `${options.mark}-${purpose}`;
  const isOwn = (key: { name?: string | null | undefined }) => key.name === name;
  const known = (await listedKeys(client, session)).find(isOwn);
  if (!known) await client.call('createApiKey', { session, body: { name } });
  const row = known ?? (await listedKeys(client, session)).find(isOwn);
  if (!row) throw new StepEnd('no API key could be created');
  return { session, row };
}

const toggle: Step = {
  covers: ['setApiKeyActive'],
  changes: true,
  async run(walk) {
    const { client } = walk;
    const { session, row } = await someKey(walk, 'toggle');
    for (const status of [!row.active, row.active]) {
      const data = await client.call('setApiKeyActive', { session, params: { id: row.id }, body: { status } });
      if (!data) return;
      if (data.item.active !== status)
        client.differs('setApiKeyActive', breaks('item.active', `${status}, as sent`, String(data.item.active)));
      const listed = (await listedKeys(client, session)).find(({ id }) => id === row.id);
      if (listed && listed.active !== status)
        client.differs('setApiKeyActive', breaks('effect', `${status} in the list`, String(listed.active)));
    }
  },
};

const reveal: Step = {
  covers: ['revealApiKey', 'listApiKeys', 'listApiRequests'],
  changes: false,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('revealApiKey', { session, params: { id: `${options.mark}-none` } }, unknown);
    const rows = (await listedKeys(client, session)).slice(0, REVEALED);
    if (rows.length === 0) throw new StepEnd('the account has no API key');
    const secrets = new Set<string>();
    for (const row of rows) {
      const secret = (await client.call('revealApiKey', { session, params: { id: row.id } }))?.item.key;
      if (secret === undefined) return;
      checkSecret(client, secret, row.key, secrets);
      secrets.add(secret);
    }
    const requests = await client.callRaw('listApiRequests', { session, query: { limit: PAGE_SIZE } });
    const log = JSON.stringify(requests?.body ?? null);
    if ([...secrets].some((secret) => secret.length >= SECRET_LENGTH && log.includes(secret)))
      client.differs('listApiRequests', breaks('item.stats[].requestData', 'a masked key', 'the whole secret'));
  },
};

const REVEALED = 2;

function checkSecret(client: KitClient, secret: string, mask: string | null | undefined, earlier: ReadonlySet<string>) {
  const differs = (expected: string, seen: string) =>
    client.differs('revealApiKey', breaks('item.key', expected, seen));
  if (secret === mask && !MASK.test(secret))
    client.differs('listApiKeys', breaks(LISTED_KEY, 'masked', 'the whole secret'));
  else if (secret === mask) differs('the whole secret', 'the masked text of the list');
  else if (!fitsMask(secret, mask)) differs('the key of the list, in full', 'a key that does not fit its mask');
  else if (/[*•●…]/.test(secret)) differs('the whole secret', 'a masked one');
  else if (earlier.has(secret)) differs('another secret for each key', 'the secret of another key');
}

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const CALLS = 3;

/** Costs credits, so it is sent with a key of the kit's own account. Its calls make a log whose end can be seen. */
const firstCall: Step = {
  covers: ['sendRequest', 'listApiRequests'],
  changes: true,
  async run(walk) {
    const { client, record, options } = walk;
    if (!options.register) record.notTried('sendRequest', `costs credits: use ${REGISTER}`);
    if (!options.register) return;
    const { session, row } = await someKey(walk, 'call');
    const body = { blockchain: 'ethereum', network: 'mainnet', address: ADDRESS, apiKeyId: row.id };
    const wrong = { statuses: WRONG_INPUT, given: 'with no address' };
    await client.reject('sendRequest', { session, body: { ...body, address: 'none' } }, wrong);
    for (let sent = 0; sent < CALLS; sent += 1) {
      const data = await client.call('sendRequest', { session, body });
      if (!data) return;
      if (data.item.statusCode === null || data.item.response === undefined || data.item.response === null)
        client.differs('sendRequest', breaks('item.statusCode', 'the status of the call', 'no status or response'));
    }
    const ids = await requestPages(client, session, 2, true);
    if (ids && ids.length < CALLS)
      client.differs('listApiRequests', breaks('item.stats[]', `the ${CALLS} calls that were sent`, `${ids.length}`));
  },
};

export const keySteps: readonly Step[] = [create, toggle, reveal, firstCall];
