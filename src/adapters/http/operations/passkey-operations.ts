import { signIn, signInFields } from './auth-operations.ts';
import { below, type Operation } from './operation.ts';

const CARD = 'The card of passkeys on the account page';
const MISSING = 'The person has no such passkey.';
const OPTIONS = ['item', 'item.options', 'item.options.challenge'] as const;

const passkeyFields = (path: string) => ({
  [`${path}name`]: 'What the person calls it; at most 50 characters.',
  [`${path}createdTimestamp`]: 'When it was added.',
  [`${path}lastUsedTimestamp`]: 'When somebody last logged in with it; null before the first time.',
  [`${path}isSynced`]:
    'Whether other devices of the person have it too, as the backup state of the authenticator says. Absent: not known.',
});

const one = {
  required: ['item', 'item.id'],
  optional: below('item.', 'name', 'createdTimestamp', 'lastUsedTimestamp', 'isSynced'),
  derived: ['name'],
  changes: 'own',
} as const;

export const passkeyOperations = {
  listPasskeys: {
    summary: 'List the passkeys of the person',
    description: 'What the person can log in with in place of a password, and how many there may be.',
    usedBy: `${CARD}.`,
    fields: {
      ...passkeyFields('data.items[].'),
      'data.items': 'The passkeys, the newest first.',
      'data.limit': 'How many a person may have. Absent: as many as they like.',
    },
    screen: 'Account: passkeys',
    call: ({ passkeys }) => passkeys.list(),
    required: ['items', 'items[].id'],
    optional: ['limit', ...below('items[].', 'name', 'createdTimestamp', 'lastUsedTimestamp', 'isSynced')],
    derived: ['name'],
  },
  beginPasskey: {
    summary: 'Start to add a passkey',
    description:
      'Returns what the browser is asked for, after the password was entered once more. The challenge is accepted once, from this person, and only for some minutes. Name the passkeys that there are in `excludeCredentials`, and ask for a discoverable credential (`residentKey`) with user verification, or it cannot replace the password.',
    usedBy: `${CARD}.`,
    fields: {
      'body.password': 'The current password. Absent for somebody without one.',
      'data.item.options':
        '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3. All of its fields go to the browser verbatim. `rp.id` must be the host of the console or a domain above it.',
      'data.item.options.challenge': 'Random bytes in base64url.',
      'data.item.options.rp': 'Whose passkey it is.',
      'data.item.options.user': 'The person, as the dialog of the browser names them.',
      'data.item.options.user.id': 'At most 64 bytes in base64url, which name nobody: not the email.',
      'data.item.options.pubKeyCredParams': 'The algorithms that are accepted.',
    },
    screen: 'Account: add a passkey',
    changes: 'own',
    about: 'person',
    call: ({ passkeys }, { password }) => passkeys.begin(password),
    required: [...OPTIONS, ...below('item.options.', 'rp', 'user', 'user.id', 'pubKeyCredParams')],
    optional: [],
  },
  addPasskey: {
    ...one,
    summary: 'Add a passkey',
    description:
      'Verifies what the authenticator made, by its challenge, origin and host, and stores its public key. Anything else is a 400.',
    usedBy: `${CARD}, after the dialog of the browser.`,
    conflict: 'This passkey is stored already.',
    fields: {
      ...passkeyFields('data.item.'),
      'body.name': 'The browser and its system, such as "Chrome on Windows"; the person may change it next.',
      'body.credential': '`RegistrationResponseJSON` of WebAuthn level 3, verbatim from the browser.',
    },
    screen: 'Account: add a passkey',
    about: 'newPasskey',
    call: ({ passkeys }, credential) => passkeys.add('Chrome on Windows', credential),
  },
  renamePasskey: {
    ...one,
    summary: 'Rename a passkey',
    description: 'Changes what the person calls it, and nothing else.',
    usedBy: `${CARD}.`,
    missing: MISSING,
    fields: { ...passkeyFields('data.item.'), 'body.name': 'At most 50 characters.' },
    screen: 'Account: rename a passkey',
    about: 'passkey',
    call: ({ passkeys }, id) => passkeys.rename(id, 'Work laptop'),
  },
  deletePasskey: {
    summary: 'Delete a passkey',
    description: 'Nobody can log in with it from now on. The response body is ignored.',
    usedBy: `${CARD}, after a confirmation.`,
    missing: 'There is no such passkey, so the console takes it as deleted.',
    screen: 'Account: delete a passkey',
    changes: 'own',
    about: 'passkey',
    call: ({ passkeys }, id) => passkeys.remove(id),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Beside the other log-ins. */
export const passkeyLogInOperations = {
  beginPasskeyLogIn: {
    summary: 'Start to log in with a passkey',
    description:
      'Returns what the browser is asked for. Without an email, any passkey of the console will do, verified by the person (`userVerification`), and it replaces the password and the second factor. With an email, a log-in by its password waits for the second factor: name its passkeys in `allowCredentials`, and reject an email without such a log-in.',
    usedBy:
      'The log-in page where the deployment sets `passkeyLogIn`, once it is idle and by its button; its second step where the log-in had `passkeysActive`.',
    fields: {
      'body.email': 'The email that was logged in with. Only in the second step.',
      'data.item.options':
        '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. All of its fields go to the browser verbatim.',
      'data.item.options.challenge': 'Random bytes in base64url, accepted once and only for some minutes.',
    },
    screen: 'Log in with a passkey',
    scenario: 'visitor',
    call: ({ passkeys }) => passkeys.beginLogIn(null),
    required: OPTIONS,
    optional: [],
  },
  logInWithPasskey: {
    required: signIn.required,
    optional: signIn.optional,
    summary: 'Log in with a passkey',
    description:
      'Verifies what the authenticator made, by its challenge, origin, host and signature, and starts the session of the person whose passkey it is. The response is that of the other log-ins; after both steps in one it asks for no second factor. Anything else is a 400, not a 401.',
    usedBy: 'The log-in page and its second step, after the dialog of the browser.',
    fields: {
      'body.credential': '`AuthenticationResponseJSON` of WebAuthn level 3, verbatim from the browser.',
      ...signInFields,
    },
    screen: 'Log in with a passkey',
    about: 'usedPasskey',
    call: ({ passkeys }, credential) => passkeys.logIn(credential),
  },
} as const satisfies Readonly<Record<string, Operation>>;
