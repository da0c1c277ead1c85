import { breaks } from '#tools/conformance/difference.ts';
import { type Step, StepEnd } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';

const PAGE = 5;

/** Of a failed callback alone, so that no receiver gets one twice. */
const redelivery: Step = {
  covers: ['redeliverCallback'],
  changes: true,
  async run({ client, main }) {
    const session = await main();
    const unknown = { statuses: [404], given: 'with an unknown id' };
    await client.reject('redeliverCallback', { session, params: { id: 'none' } }, unknown);
    const list = async (query: object) =>
      (await client.call('searchCallbacks', { session, query: { limit: PAGE, ...query } }))?.item.callbackLogs ?? [];
    const callback = (await list({ status: 'failed' })).find(({ success }) => success === false);
    if (!callback) throw new StepEnd('there is no failed callback to redeliver');
    const data = await client.call('redeliverCallback', { session, params: { id: callback.id } });
    const id = data?.item?.id ?? null;
    if (id === null) return;
    if (id === callback.id)
      client.differs('redeliverCallback', breaks('item.id', 'the id of a new entry', 'the same id'));
    else if (!(await list({})).some((entry) => entry.id === id))
      client.differs('redeliverCallback', breaks('effect', 'the new delivery in the log', 'not in the log'));
  },
};

export const redeliverySteps: readonly Step[] = [ifOffered('callback-redelivery', redelivery)];
