import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { createPasskey, usePasskey } from '#tools/conformance/software-authenticator.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { sessionFrom, WRONG_INPUT } from './sign-in-steps.ts';

const UNKNOWN = [404, 400];
/** Shorter ones can be guessed. */
const CHALLENGE_BYTES = 16;
const EDDSA = -8;

/** As a browser would send it, of an authenticator that nobody has. */
const CREDENTIAL = {
  ...{ id: 'Z2F0ZWhvdXNl', rawId: 'Z2F0ZWhvdXNl', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
};
const WRONG = { statuses: WRONG_INPUT, given: 'with a wrong credential' };

const reading: Step = {
  covers: ['listPasskeys'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('listPasskeys', { session: await main() });
    if (!data) return;
    if (new Set(data.items.map(({ id }) => id)).size < data.items.length)
      client.differs('listPasskeys', breaks('items[].id', 'each one once', 'a repeated one'));
    if (data.limit !== null && data.items.length > data.limit)
      client.differs('listPasskeys', tolerated('limit', 'as many as there are', 'fewer'));
  },
};

/** Adds the passkey that it deletes, with an authenticator of its own, so it leaves nothing behind. */
const change: Step = {
  covers: ['beginPasskey', 'addPasskey', 'renamePasskey', 'deletePasskey', 'beginPasskeyLogIn', 'logInWithPasskey'],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const wrong = { session, body: { password: `${options.password}-wrong` } };
    await client.reject('beginPasskey', wrong, { statuses: WRONG_INPUT, given: 'with a wrong password' });
    const offer = await begin(walk, session);
    const body = { name: options.mark, credential: CREDENTIAL };
    await client.reject('addPasskey', { session, body }, WRONG);
    const params = { id: `${options.mark}-none` };
    await client.reject('deletePasskey', { session, params }, { statuses: UNKNOWN, given: 'with an unknown id' });
    if (client.origin === null) throw new StepEnd('a passkey needs an origin: --origin');
    if (!offer?.pubKeyCredParams.some(({ alg }) => alg === EDDSA)) throw new StepEnd('the kit has a key of EdDSA only');
    // Another one in each walk: a provider takes none twice.
    const device = { origin: client.origin, credentialId: crypto.getRandomValues(new Uint8Array(16)) };
    const credential = await createPasskey(offer, device.origin, device.credentialId);
    const added = await client.call('addPasskey', { session, body: { name: options.mark, credential } });
    const id = added?.item.id ?? (await findByName(walk, session))?.id;
    if (id !== undefined) await useAndDelete(walk, session, id, device);
  },
};

interface Device {
  readonly origin: string;
  readonly credentialId: Uint8Array<ArrayBuffer>;
}

/** Also one whose response could not be read, so that none is left behind. */
async function findByName({ client, options }: Walk, session: KitSession) {
  return (await client.call('listPasskeys', { session }))?.items.find(({ name }) => name === options.mark);
}

async function useAndDelete(walk: Walk, session: KitSession, id: string, device: Device): Promise<void> {
  const { client, options } = walk;
  const params = { id };
  const find = async () =>
    (await client.call('listPasskeys', { session }))?.items.find((passkey) => passkey.id === id)?.name;
  if ((await find()) !== options.mark)
    client.differs('addPasskey', breaks('effect', 'the passkey in the list', 'not in the list'));
  await client.call('renamePasskey', { session, params, body: { name: `${options.mark}-2` } });
  if ((await find()) !== `${options.mark}-2`)
    client.differs('renamePasskey', breaks('effect', 'the name that was sent', 'another'));
  const signedIn = await client.callRaw('logInWithPasskey', { body: await answer(client, device) });
  if (signedIn) sessionFrom(client, 'logInWithPasskey', signedIn.headers);
  await client.call('deletePasskey', { session, params });
  if (await find()) client.differs('deletePasskey', breaks('effect', 'the passkey is gone', 'still in the list'));
}

async function answer(client: KitClient, { origin, credentialId }: Device) {
  const options = (await client.call('beginPasskeyLogIn', { body: {} }))?.item.options ?? {};
  return { credential: await usePasskey(options, true, origin, credentialId) };
}

async function begin({ client, options }: Walk, session: KitSession) {
  const call = { session, body: { password: options.password } };
  const first = (await client.call('beginPasskey', call))?.item.options;
  const second = (await client.call('beginPasskey', call))?.item.options;
  if (first && second) checkChallenges(client, 'beginPasskey', new Set([first.challenge, second.challenge]));
  return second;
}

function checkChallenges(client: KitClient, name: 'beginPasskey' | 'beginPasskeyLogIn', found: Set<string>) {
  const isShort = [...found].some((challenge) => (challenge.length * 3) / 4 < CHALLENGE_BYTES);
  if (found.size < 2 || isShort)
    client.differs(name, breaks('item.options.challenge', 'other random bytes each time', 'the same or short ones'));
}

const logIn: Step = {
  covers: ['beginPasskeyLogIn', 'logInWithPasskey'],
  changes: false,
  async run({ client }) {
    const first = (await client.call('beginPasskeyLogIn', { body: {} }))?.item.options;
    const second = (await client.call('beginPasskeyLogIn', { body: {} }))?.item.options;
    if (first && second) checkChallenges(client, 'beginPasskeyLogIn', new Set([first.challenge, second.challenge]));
    await client.reject('logInWithPasskey', { body: { credential: CREDENTIAL } }, WRONG);
  },
};

export const passkeySteps: readonly Step[] = [
  ifOffered('passkeys', reading),
  ifOffered('passkeys', logIn),
  ifOffered('passkeys', change),
];
