import type { SocialProvider } from '#src/application/auth/auth-gateway.ts';
import { below, type Operation } from './operation.ts';

const person = below('item.user', '', '.email', '.firstName', '.lastName');

export const signIn = {
  scenario: 'visitor',
  required: ['item', 'item.state'],
  optional: [...person, ...below('item.', 'additionalAuthActive', 'recoveryCodesActive', 'passkeysActive')],
} as const;

export const signInFields = {
  'data.item.user': 'Who signed in. Without it, the console takes the email from the form.',
  'data.item.state': 'Where the person continues. Needed unless a second factor follows.',
  'data.item.recoveryCodesActive':
    'True where the second factor takes a recovery code too; the console then offers to enter one.',
  'data.item.passkeysActive': 'True where a passkey will do as the second factor; the console then offers to use one.',
};

const INVITATION =
  'The token of the invitation from whose page the person came: a new person joins its team. Sent where the deployment sets `socialInvitations`.';

function social(provider: string, about: SocialProvider): Operation {
  return {
    ...signIn,
    summary: `Log in with ${provider}`,
    description: `Exchanges the code of ${provider} for a session. A person who is new gets an account. The response carries the token in \`x-refresh-token\`, unless a second factor follows.`,
    usedBy: `The log-in and sign-up pages, when ${provider} leads back to the console.`,
    fields: {
      ...signInFields,
      'body.code': `The authorization code that ${provider} added to the redirect.`,
      'body.invitationToken': INVITATION,
    },
    screen: `Log in with ${provider}`,
    about,
    call: ({ auth }, code) => auth.logInWith(about, code),
  };
}

export const authOperations = {
  logIn: {
    summary: 'Log in with email and password',
    description:
      'Starts a session. The response carries the token in `x-refresh-token`. With `additionalAuthActive` there is no session yet: the console asks for the code of the second factor. Wrong credentials are a 400, not a 401.',
    usedBy: 'The log-in page.',
    fields: signInFields,
    screen: 'Log in',
    ...signIn,
    about: 'person',
    call: ({ auth }, credentials) =>
      auth.logIn({ ...credentials, proof: { kind: 'token', token: 'sample-bot-check-token' } }),
  },
  logInWithGoogle: social('Google', 'google'),
  logInWithGithub: social('GitHub', 'github'),
  logInWithLinkedin: social('LinkedIn', 'linkedin'),
  logInWithOidc: {
    ...signIn,
    summary: 'Log in with the single sign-on',
    description:
      "Exchanges the code of the deployment's OpenID Connect provider (`oidc.issuer`) for a session: the backend sends it with `codeVerifier` and `redirectUri` to the token endpoint, and takes an id token only with this `nonce`. A person who is new gets an account. The response is that of the other log-ins.",
    usedBy:
      'The log-in and sign-up pages, when the single sign-on leads back to the console. Called where the settings name an issuer.',
    fields: {
      ...signInFields,
      'body.code': 'The authorization code that the single sign-on added to the redirect.',
      'body.codeVerifier': 'The secret of PKCE (RFC 7636) whose S256 challenge the console sent.',
      'body.nonce': 'What the `nonce` of the id token must be.',
      'body.redirectUri': 'Where the single sign-on led back to, as the console sent it.',
      'body.invitationToken': INVITATION,
    },
    screen: 'Single sign-on',
    about: 'oidc',
    call: ({ auth }, code) => auth.logInWithOidc(code),
  },
  verifySecondFactor: {
    summary: 'Enter the code of the second factor',
    description:
      'Ends a log-in that asked for a second factor, and starts the session. The token is in `x-refresh-token`. The body may be empty; the state is then `dashboard`.',
    usedBy: 'The second step of the log-in page.',
    fields: {
      'body.code': 'The code of the authenticator app, or a recovery code where the log-in had `recoveryCodesActive`.',
      'body.email': 'The email that was logged in with.',
      'data.item.user': 'Who signed in. Without it, the console takes the email from the form.',
      'data.item.state': 'Where the person continues; `dashboard` if absent.',
    },
    screen: 'Two-factor code',
    scenario: 'visitor',
    about: 'secondFactor',
    call: ({ auth }, entry) => auth.verifySecondFactor(entry),
    required: [],
    optional: [...person, 'item.state'],
  },
  register: {
    summary: 'Create an account',
    description:
      'Creates an account and starts its session, with the token in `x-refresh-token`. A code is mailed to verify the email. An invitation lets a person join a team instead.',
    usedBy: 'The sign-up page.',
    fields: {
      'body.password': 'The password that the person chose.',
      'data.item.user': 'Who registered. Without it, the console takes the email from the form.',
      'data.item.state': 'Where the person continues, usually `email-verification`.',
    },
    screen: 'Sign up',
    scenario: 'visitor',
    call: ({ auth }) =>
      auth.register({
        firstName: 'Ana',
        lastName: 'Petrova',
        email: 'ana@newcomer.example',
        password: 'Newcomer-2026',
        phoneNumber: '+359888123456',
        invitationToken: null,
        proof: { kind: 'bypass' },
      }),
    data: {
      item: {
        user: { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' },
        state: 'email-verification',
      },
    },
    required: ['item'],
    optional: [...person, 'item.state'],
  },
  verifyEmail: {
    summary: 'Verify the email with a code',
    description: 'Takes the code that was mailed after the registration, and moves the account to its next state.',
    usedBy: 'The page that verifies the email.',
    fields: { 'body.code': 'The six digits of the email.' },
    screen: 'Email verification',
    changes: 'own',
    scenario: 'onboarding-at-email-verification',
    after: ['register'],
    about: 'mailedCode',
    call: ({ auth }, code) => auth.verifyEmail(code),
    required: ['item'],
    optional: ['item.state'],
  },
  resendEmailCode: {
    summary: 'Send the code again',
    description: 'Mails a new code to verify the email. Earlier codes no longer count.',
    usedBy: 'The page that verifies the email.',
    fields: { 'body.code': 'Always an empty text; a backend can ignore it.' },
    screen: 'Email verification',
    changes: 'own',
    scenario: 'onboarding-at-email-verification',
    call: ({ auth }) => auth.resendEmailCode(),
    required: ['item'],
    optional: ['item.state'],
  },
  forgotPassword: {
    summary: 'Ask for a link to a new password',
    description:
      'Mails a link with a token to choose a new password. Respond in the same way for an unknown email, so that nobody finds out who has an account.',
    usedBy: 'The page for a forgotten password, and the dialog that changes the password.',
    screen: 'Forgot password',
    scenario: 'visitor',
    about: 'person',
    call: ({ auth }, { email }) => auth.forgotPassword({ email, proof: { kind: 'bypass' } }),
    required: ['item', 'item.success'],
    optional: [],
  },
  resetPassword: {
    summary: 'Choose a new password',
    description:
      'Sets a new password. The token of the mailed link is the bearer of this call. A used or expired link is a 401; it ends no session.',
    usedBy: 'The page that the mailed link opens.',
    fields: { 'body.password': 'The new password.' },
    screen: 'Reset password',
    scenario: 'visitor',
    about: 'mailedToken',
    call: ({ auth }, token) => auth.resetPassword({ token, password: 'Brand-New-77' }),
    required: ['item', 'item.success'],
    optional: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
