import { breaks } from '#tools/conformance/difference.ts';
import { type Step, StepEnd } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { listedKeys } from './list-steps.ts';

/** Creates the key that it deletes, so it leaves nothing behind in an account in use. */
const deletion: Step = {
  covers: ['deleteApiKey'],
  changes: true,
  async run({ client, options, main }) {
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('deleteApiKey', { session, params: { id: `${options.mark}-none` } }, unknown);
    const before = new Set((await listedKeys(client, session)).map(({ id }) => id));
    await client.call('createApiKey', { session, body: { name: `${options.mark}-deleted` } });
    const created = (await listedKeys(client, session)).find(({ id }) => !before.has(id));
    if (!created) throw new StepEnd('no API key could be created');
    const params = { id: created.id };
    const deleted = await client.call('deleteApiKey', { session, params });
    if (deleted === null) return;
    if ((await listedKeys(client, session)).some(({ id }) => id === created.id))
      client.differs('deleteApiKey', breaks('effect', 'the key is gone', 'still in the list'));
    const again = { statuses: [404, 400], given: 'with a deleted key' };
    await client.reject('deleteApiKey', { session, params }, again);
  },
};

export const keyDeletionSteps: readonly Step[] = [ifOffered('api-key-deletion', deletion)];
