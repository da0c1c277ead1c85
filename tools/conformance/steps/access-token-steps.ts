import { breaks } from '#tools/conformance/differences.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const UNKNOWN = [404, 400];
const DAY_SECONDS = 86_400;

const reading: Step = {
  covers: ['listAccessTokens'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listAccessTokens', { session: await main() });
    if (!data) return;
    for (const list of ['items', 'scopes'] as const) {
      if (new Set(data[list].map(({ id }) => id)).size < data[list].length)
        client.differs('listAccessTokens', breaks(`${list}[].id`, 'each one once', 'a repeated one'));
    }
  },
};

/** Creates the token that it revokes, so it leaves nothing behind. */
const change: Step = {
  covers: ['listAccessTokens', 'createAccessToken', 'revokeAccessToken'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const before = await client.call('listAccessTokens', { session });
    if (!before) return;
    const known = new Set(before.items.map(({ id }) => id));
    const body = {
      ...{ name: `${options.mark}-token`, scopes: before.scopes.slice(0, 1).map(({ id }) => id) },
      ...{ expiresTimestamp: Math.floor(Date.now() / 1000) + DAY_SECONDS, ipRanges: ['203.0.113.0/24'] },
    };
    const made = await client.call('createAccessToken', { session, body });
    if (!made) throw new StepEnd('no access token could be created');
    const created = (await client.call('listAccessTokens', { session }))?.items.find(({ id }) => !known.has(id));
    if (!created) {
      client.differs('createAccessToken', breaks('effect', 'the token in the list', 'not in the list'));
      throw new StepEnd('the access token is not in the list');
    }
    if (JSON.stringify(created).includes(made.item.token))
      client.differs('listAccessTokens', breaks('items[].masked', 'a part of the token', 'the whole token'));
    if (limitsOf(created) !== limitsOf({ ...body, expiresTimestamp: body.expiresTimestamp * 1000 }))
      client.differs('createAccessToken', breaks('effect', 'the scopes, end and addresses that were sent', 'others'));
    await rejections(walk, session, body);
    await revoke(walk, session, created.id);
  },
};

interface Limits {
  readonly scopes: readonly string[];
  readonly ipRanges: readonly string[];
  readonly expiresTimestamp: number | null;
}

function limitsOf({ scopes, ipRanges, expiresTimestamp }: Limits): string {
  return JSON.stringify([scopes, ipRanges, expiresTimestamp]);
}

async function rejections({ client, options }: Walk, session: KitSession, body: Limits & { name: string }) {
  const wrong = [
    ['an unknown scope', { scopes: [`${options.mark}-none`] }],
    ['an end in the past', { expiresTimestamp: 1_500_000_000 }],
    ['a word for an address', { ipRanges: ['office'] }],
  ] as const;
  for (const [what, part] of wrong) {
    const call = { session, body: { ...body, ...part } };
    await client.reject('createAccessToken', call, { statuses: WRONG_INPUT, given: `with ${what}` });
  }
}

async function revoke({ client, options }: Walk, session: KitSession, id: string): Promise<void> {
  const unknown = { statuses: UNKNOWN, given: 'with an unknown id' };
  await client.reject('revokeAccessToken', { session, params: { id: `${options.mark}-none` } }, unknown);
  if ((await client.call('revokeAccessToken', { session, params: { id } })) === null) return;
  const after = await client.call('listAccessTokens', { session });
  if (after?.items.some((token) => token.id === id))
    client.differs('revokeAccessToken', breaks('effect', 'the token is gone', 'still in the list'));
}

export const accessTokenSteps: readonly Step[] = [
  ifOffered('access-tokens', reading),
  ifOffered('access-tokens', change),
];
