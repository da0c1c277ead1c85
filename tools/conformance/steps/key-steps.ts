import { breaks } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { REGISTER, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { requestPages } from './log-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

async function findKey(
  client: KitClient,
  session: KitSession,
  isWanted: (key: { id: string; name?: string | null | undefined }) => boolean,
) {
  const data = await client.call('listApiKeys', { session, query: { limit: 100, offset: 0 } });
  if (!data) throw new StepEnd('the list of API keys could not be read');
  return data.item.apiKeys.find(isWanted);
}

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
    const created = await client.call('createApiKey', { session, body: { name } });
    if (!created) return;
    const row = await findKey(client, session, (key) => key.name === name);
    const isUnnamed = await findKey(client, session, (key) => typeof key.name !== 'string');
    if (!row && !isUnnamed) client.differs('createApiKey', breaks('effect', 'the key in the list', 'not in the list'));
    const isSecretListed = row?.key === created.item.key;
    if (isSecretListed) client.differs('listApiKeys', breaks('item.apiKeys[].key', 'masked', 'the whole secret'));
    if (!row) return;
    const revealed = await client.call('revealApiKey', { session, params: { id: row.id } });
    if (revealed && revealed.item.key !== created.item.key)
      client.differs('revealApiKey', breaks('item.key', 'the key that was created', 'another key'));
  },
};

/** In the kit's own account where there is one, else with a key that is changed back. */
async function someKey({ client, options, main, own }: Walk, purpose: string) {
  if (!options.register) {
    const session = await main();
    const row = await findKey(client, session, () => true);
    if (!row) throw new StepEnd('the account has no API key');
    return { session, row };
  }
  const { session } = await own();
  const name = `${options.mark}-${purpose}`;
  const isOwn = (key: { name?: string | null | undefined }) => key.name === name;
  const known = await findKey(client, session, isOwn);
  if (!known) await client.call('createApiKey', { session, body: { name } });
  const row = known ?? (await findKey(client, session, isOwn));
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
      const list = await client.call('listApiKeys', { session, query: { limit: 100, offset: 0 } });
      const listed = list?.item.apiKeys.find(({ id }) => id === row.id);
      if (listed && listed.active !== status)
        client.differs('setApiKeyActive', breaks('effect', `${status} in the list`, String(listed.active)));
    }
  },
};

const reveal: Step = {
  covers: ['revealApiKey'],
  changes: false,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('revealApiKey', { session, params: { id: `${options.mark}-none` } }, unknown);
    const row = await findKey(client, session, () => true);
    if (!row) throw new StepEnd('the account has no API key');
    const data = await client.call('revealApiKey', { session, params: { id: row.id } });
    if (data && data.item.key === row.key)
      client.differs('revealApiKey', breaks('item.key', 'the whole secret', 'the masked text of the list'));
  },
};

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
