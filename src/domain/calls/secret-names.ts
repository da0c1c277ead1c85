/** How the name of a field, a header or a parameter ends that holds a secret; letters and digits only. */
const ENDINGS =
  /(password|passphrase|passcode|secret|token|apikey|privatekey|accesskey|mnemonic|seedphrase|authorization|cookie|credentials?|signature|otp|otpauthur[il]|invitation(ur[il]|link)|downloadur[il]|jwt|cvc|cvv|verifier|challenge)$/;

const WHOLE = new Set([
  'key',
  'code',
  'codes',
  'pin',
  'auth',
  'session',
  'sessionid',
  'recoverycode',
  'recoverycodes',
  'backupcodes',
]);

/** In an error, `code` says what went wrong. */
export function isSecretName(name: string, parent = ''): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (plain === 'code' && /errors?$/i.test(parent)) return false;
  return WHOLE.has(plain) || ENDINGS.test(plain);
}
