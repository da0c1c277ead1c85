import { breaks } from '#tools/conformance/differences.ts';
import { type Step, StepEnd } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { logIn } from './sign-in-steps.ts';

const list: Step = {
  covers: ['listSessions'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listSessions', { session: await main() });
    if (!data) return;
    const current = data.items.filter((session) => session.current).length;
    if (current !== 1) client.differs('listSessions', breaks('items[].current', 'true for one session', `${current}`));
    if (new Set(data.items.map(({ id }) => id)).size < data.items.length)
      client.differs('listSessions', breaks('items[].id', 'each session once', 'a repeated session'));
  },
};

/** Ends a session that the kit opens for it, and no other. */
const end: Step = {
  covers: ['endSession'],
  changes: true,
  async run(walk) {
    const { client, options } = walk;
    const session = await walk.main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('endSession', { session, params: { id: `${options.mark}-none` } }, unknown);
    const other = await logIn(client, options, options.code);
    const own = (await client.call('listSessions', { session: other }))?.items.find(({ current }) => current);
    if (!own) throw new StepEnd('the other session is not in the list');
    const ended = await client.call('endSession', { session, params: { id: own.id } });
    if (ended === null) return;
    if (await client.succeeds('profile', { session: other }))
      client.differs('endSession', breaks('effect', '401 for the tokens of the ended session', 'a success'));
    const left = await client.call('listSessions', { session });
    if (left?.items.some(({ id }) => id === own.id))
      client.differs('endSession', breaks('effect', 'the session is gone', 'still in the list'));
  },
};

export const sessionSteps: readonly Step[] = [ifOffered('sessions', list), ifOffered('sessions', end)];
