import { below, type Operation } from './operation.ts';

const code = 'The code of the authenticator app, or a recovery code.';

export const twoFactorOperations = {
  twoFactorStatus: {
    summary: 'Read whether two-factor authentication is on',
    description:
      'Of the signed-in person. The console recommends it on the dashboard where the profile has `twoFactorRecommended`.',
    usedBy: 'The profile, and the dialog of two-factor authentication.',
    fields: {
      'data.item.enabled': 'Whether a log-in asks for a code. False if absent.',
      'data.item.enabledTimestamp': 'When it was turned on.',
      'data.item.recoveryCodesLeft': 'How many of the recovery codes were not used yet.',
    },
    screen: 'Profile: two-factor authentication',
    call: ({ twoFactor }) => twoFactor.status(),
    required: ['item'],
    optional: below('item.', 'enabled', 'enabledTimestamp', 'recoveryCodesLeft'),
  },
  beginTwoFactor: {
    summary: 'Start to set up two-factor authentication',
    description:
      'Makes a secret for an authenticator app (RFC 6238). It counts only once `enable` was called with a code of it; another call makes another secret. The console draws the QR code itself.',
    usedBy: 'The dialog of two-factor authentication, while it is off.',
    conflict: 'Two-factor authentication is on already.',
    fields: {
      'data.item.otpauthUrl': 'The `otpauth://totp/…` url that the QR code holds.',
      'data.item.secret': 'The secret in base 32, for typing. Read from the url if absent.',
    },
    screen: 'Two-factor authentication: set up',
    changes: 'own',
    call: ({ twoFactor }) => twoFactor.begin(),
    required: ['item', 'item.otpauthUrl'],
    optional: ['item.secret'],
  },
  enableTwoFactor: {
    summary: 'Turn two-factor authentication on',
    description:
      'Takes a code of the secret that was made last, and returns recovery codes, ten as a rule. They are shown once; each replaces the code of a log-in once. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, after the set-up.',
    conflict: 'Two-factor authentication is on already, or no set-up was started.',
    fields: {
      'body.code': 'The code of the authenticator app.',
      'data.item.recoveryCodes': 'The recovery codes, as people type them.',
    },
    screen: 'Two-factor authentication: turn on',
    changes: 'own',
    about: 'authenticatorCode',
    call: ({ twoFactor }, fresh) => twoFactor.enable(fresh),
    required: ['item', 'item.recoveryCodes'],
    optional: [],
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes',
    description: 'The recovery codes before stop working. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, while it is on.',
    conflict: 'Two-factor authentication is off.',
    fields: { 'body.code': code, 'data.item.recoveryCodes': 'The recovery codes, as people type them.' },
    screen: 'Two-factor authentication: new recovery codes',
    changes: 'own',
    about: 'recoveryCode',
    call: ({ twoFactor }, recoveryCode) => twoFactor.renewRecoveryCodes(recoveryCode),
    required: ['item', 'item.recoveryCodes'],
    optional: [],
  },
  disableTwoFactor: {
    summary: 'Turn two-factor authentication off',
    description: 'The secret and the recovery codes stop working. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, while it is on.',
    conflict: 'Two-factor authentication is off already.',
    fields: { 'body.code': code },
    screen: 'Two-factor authentication: turn off',
    changes: 'own',
    about: 'recoveryCode',
    call: ({ twoFactor }, recoveryCode) => twoFactor.disable(recoveryCode),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
