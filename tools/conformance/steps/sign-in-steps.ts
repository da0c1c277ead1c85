import { tokenExpiry, tokenStatus } from '#src/domain/auth/session-token.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { type Person, type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';

export const WRONG_INPUT = [400, 404, 409, 422];
const SESSION_LIFE = 'x-refresh-token';

/** Log-in, and the second factor where the account has one. */
export async function logIn(client: KitClient, person: Person, code: string | null): Promise<KitSession> {
  const { email, password } = person;
  const first = await client.callRaw('logIn', { body: { email, password, disableRecaptcha: true } });
  if (!first) throw new StepEnd('the log-in failed');
  if (!first.data.item.additionalAuthActive) return sessionFrom(client, 'logIn', first.headers);
  if (code === null) throw new StepEnd('the account has a second factor: --code');
  const second = await client.callRaw('verifySecondFactor', { body: { email, code } });
  if (!second) throw new StepEnd('the second factor failed');
  return sessionFrom(client, 'verifySecondFactor', second.headers);
}

export function sessionFrom(client: KitClient, name: EndpointName, headers: Headers): KitSession {
  const token = headers.get(SESSION_LIFE);
  const status = token === null ? 'missing' : tokenStatus(token, Date.now());
  if (token === null || status === 'invalid') {
    client.differs(name, breaks(SESSION_LIFE, 'a token of three parts whose claims have exp', status));
    throw new StepEnd(`${name} opened no session`);
  }
  if (status === 'expired') client.differs(name, breaks(`${SESSION_LIFE} exp`, 'a time to come', 'past or missing'));
  return { token, refreshes: 0 };
}

const logInStep: Step = {
  covers: ['logIn'],
  changes: false,
  async run({ client, options: { email, password }, main }) {
    await client.reject(
      'logIn',
      { body: { email, password: `${password}-wrong`, disableRecaptcha: true } },
      { statuses: WRONG_INPUT, given: 'with a wrong password' },
    );
    await main();
  },
};

const secondFactor: Step = {
  covers: ['verifySecondFactor'],
  changes: false,
  async run({ client, record, options }) {
    const { code, twoFactor, email } = options;
    const person = twoFactor ?? { ...options, code };
    const body = { email: twoFactor?.email ?? email, code: 'wrong-code' };
    await client.reject('verifySecondFactor', { body }, { statuses: WRONG_INPUT, given: 'with a wrong code' });
    record.notTried('verifySecondFactor', 'only a wrong code was sent: --code, or --two-factor-email with it');
    if (person.code !== null) await logIn(client, person, person.code);
  },
};

/** Some providers send another token with every fifth call, and some never, because the first one holds for long. */
const CALLS_FOR_A_TOKEN = 6;
const SHORT_SESSION_MS = 24 * 3_600_000;

/** The next call has to work with another token. */
const refresh: Step = {
  covers: ['profile'],
  changes: false,
  async run({ client, options, main }) {
    const session = await main();
    const before = session.refreshes;
    const profile = await client.call('profile', { session });
    if (!profile) return;
    if (profile.item.email.toLowerCase() !== options.email.toLowerCase())
      client.differs('profile', breaks('item.email', 'the email of the log-in', 'another email'));
    for (let calls = 1; calls < CALLS_FOR_A_TOKEN && session.refreshes === before; calls += 1)
      await client.call('profile', { session });
    const isShort = (tokenExpiry(session.token) ?? 0) - Date.now() < SHORT_SESSION_MS;
    if (session.refreshes > before) await client.call('profile', { session });
    else if (isShort)
      client.differs(
        'profile',
        tolerated(SESSION_LIFE, 'another token now and then', `none in ${CALLS_FOR_A_TOKEN} calls`),
      );
  },
};

const SOCIAL = [
  ['logInWithGoogle', 'google'],
  ['logInWithGithub', 'github'],
  ['logInWithLinkedin', 'linkedin'],
] as const;

/** What comes with the code of the single sign-on. */
const OIDC = {
  ...{ codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(43) },
  redirectUri: 'https://console.example/auth/login?app=oidc',
};

const oidcStep: Step = {
  covers: ['logInWithOidc'],
  changes: false,
  async run({ client, record, hooks }) {
    const given = 'with a code that nobody issued';
    const answer = { statuses: [400, 409, 422], orInput: [404], given };
    const body = { code: 'gatehouse-conformance', ...OIDC };
    const received = await client.reject('logInWithOidc', { body }, answer);
    if (received?.status === 404) return record.notOffered('logInWithOidc');
    record.notTried('logInWithOidc', 'only a wrong code was sent: a person has to log in at the issuer, or --hooks');
    const code = await hooks?.consent('oidc');
    if (code)
      checkSignedIn(client, 'logInWithOidc', await client.callRaw('logInWithOidc', { body: { code, ...OIDC } }));
  },
};

function checkSignedIn(
  client: KitClient,
  name: 'logInWithOidc' | (typeof SOCIAL)[number][0],
  signedIn: Awaited<ReturnType<typeof client.callRaw<'logInWithGoogle'>>>,
): void {
  if (!signedIn || signedIn.data.item.additionalAuthActive) return;
  sessionFrom(client, name, signedIn.headers);
  if (!signedIn.data.item.state) client.differs(name, breaks('item.state', 'an account state', 'missing'));
}

const socialSteps = SOCIAL.map(
  ([name, provider]): Step => ({
    covers: [name],
    changes: false,
    async run({ client, record, hooks }: Walk) {
      const given = 'with a code that nobody issued';
      await client.reject(name, { body: { code: 'gatehouse-conformance' } }, { statuses: WRONG_INPUT, given });
      record.notTried(name, `only a wrong code was sent: a person has to consent at ${provider}, or --hooks`);
      const code = await hooks?.consent(provider);
      if (code) checkSignedIn(client, name, await client.callRaw(name, { body: { code } }));
    },
  }),
);

export const signInSteps: readonly Step[] = [logInStep, secondFactor, refresh, ...socialSteps, oidcStep];
