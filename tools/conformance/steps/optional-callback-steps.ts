import { breaks, tolerated } from '#tools/conformance/differences.ts';
import { type Step, StepEnd, NEEDS_REGISTER, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { signatureOf, signingKey } from '#tools/conformance/callback-signature.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { listedDomains } from './list-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

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

const HOUR_MS = 3_600_000;
const OVERLAP_HOURS = 24;
/** Between the clocks of the kit and the provider. */
const LEEWAY_MS = HOUR_MS / 2;
/** No mask is that long without a sign of one. */
const LONGEST_UNMASKED = 20;
const SIGNATURE = 'item.headers.webhook-signature';

const secret: Step = {
  covers: ['signingStatus', 'revealSigningSecret'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    const { item } = (await client.call('signingStatus', { session })) ?? {};
    if (item && item.masked.length > LONGEST_UNMASKED && !/[…*•●]|\.{3}/.test(item.masked))
      client.differs('signingStatus', breaks('item.masked', 'a masked secret', 'a whole one'));
    const revealed = await client.call('revealSigningSecret', { session });
    if (revealed && !signingKey(revealed.item.secret))
      client.differs(
        'revealSigningSecret',
        breaks('item.secret', 'whsec_ and 24 to 64 bytes in base 64', 'another text'),
      );
  },
};

/** Of an account of the kit's own: a rotation cannot be undone. */
const rotation: Step = {
  covers: ['rotateSigningSecret', 'endSigningOverlap'],
  changes: true,
  async run(walk) {
    if (!walk.options.register) throw new StepEnd(NEEDS_REGISTER);
    const { session } = await walk.own();
    await rotate(walk, session);
    await endOverlap(walk, session);
  },
};

async function rotate({ client }: Walk, session: KitSession): Promise<void> {
  const odd = { statuses: WRONG_INPUT, given: 'with an overlap of 5 hours' };
  await client.reject('rotateSigningSecret', { session, body: { overlapHours: 5 } }, odd);
  const reveal = async () => (await client.call('revealSigningSecret', { session }))?.item.secret;
  const before = await reveal();
  const body = { overlapHours: OVERLAP_HOURS };
  const rotated = await client.call('rotateSigningSecret', { session, body });
  if (!rotated) throw new StepEnd('the secret was not rotated');
  if ((await reveal()) === before)
    client.differs('rotateSigningSecret', breaks('effect', 'another secret', 'the same secret'));
  const late = (rotated.item.overlapUntilTimestamp ?? 0) - Date.now() - OVERLAP_HOURS * HOUR_MS;
  if (Math.abs(late) > LEEWAY_MS)
    client.differs('rotateSigningSecret', breaks('item.overlapUntilTimestamp', 'in 24 hours', 'another time, or none'));
}

async function endOverlap({ client }: Walk, session: KitSession): Promise<void> {
  if ((await client.call('endSigningOverlap', { session })) === null) return;
  const status = await client.call('signingStatus', { session });
  if (status && (status.item.overlapUntilTimestamp ?? 0) > Date.now())
    client.differs('endSigningOverlap', breaks('effect', 'no overlap', 'an overlap that is still to end'));
  const ended = { statuses: [409, 400], given: 'without an overlap' };
  await client.reject('endSigningOverlap', { session }, ended);
}

/** A delivery that stands for no event, so it may go to a domain in use. */
const test: Step = {
  covers: ['sendTestDelivery'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('sendTestDelivery', { session, body: { callbackUrlId: `${options.mark}-none` } }, unknown);
    const domain = (await listedDomains(client, session)).find(({ verified }) => verified);
    if (!domain) throw new StepEnd('there is no verified domain');
    const sent = await client.call('sendTestDelivery', { session, body: { callbackUrlId: domain.id } });
    if (sent) await checkSignature(walk, session, 'sendTestDelivery', sent.item);
  },
};

const NO_HEADERS = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '' };

interface Sent {
  readonly headers: Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> | null;
  readonly body: string;
}

/** What is not sent cannot be checked, and a person who looks for a mistake misses it. */
export async function checkSignature(
  { client }: Walk,
  session: KitSession,
  name: 'sendTestDelivery' | 'testSubscription',
  { headers, body }: Sent,
): Promise<void> {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers ?? NO_HEADERS;
  if ([id, timestamp, signatures, body].includes('')) {
    const expected = 'webhook-id, webhook-timestamp and webhook-signature, and the body';
    client.differs(name, tolerated('item.headers', expected, 'not all of them'));
    return;
  }
  const revealed = await client.call('revealSigningSecret', { session });
  const key = revealed && signingKey(revealed.item.secret);
  if (!key || signatures.split(' ').includes(await signatureOf(key, `${id}.${timestamp}.${body}`))) return;
  client.differs(name, breaks(SIGNATURE, 'the HMAC of id.timestamp.body', 'another signature'));
}

export const callbackSigningSteps: readonly Step[] = [
  ifOffered('callback-signing', secret),
  ifOffered('callback-signing', rotation),
  ifOffered('callback-signing', test),
];
