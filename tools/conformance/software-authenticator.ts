/** A passkey in code, with a key that everybody knows (RFC 8037), so that what it makes is the same each time. */
const KEY = {
  ...{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
};
const ID = Uint8Array.from({ length: 16 }, (_, index) => index + 1);
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Where the simulation takes the console to be if no call says so. */
const ORIGIN = 'http://localhost';

type Json = Readonly<Record<string, unknown>>;

const utf8 = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: readonly (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** As CBOR: a map of so many entries, and texts and bytes of less than 256. */
const cborMap = (size: number) => [0xa0 + size];
const cborText = (text: string) => joined([0x60 + text.length], utf8(text));
const cborBytes = (bytes: Uint8Array) => joined([0x58, bytes.length], bytes);

/** A public key of EdDSA as COSE: its type, algorithm, curve and x. */
function publicKey(): Uint8Array<ArrayBuffer> {
  const x = Uint8Array.from(atob(KEY.x.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return joined(cborMap(4), [1, 1, 3, 0x27, 0x20, 6, 0x21], cborBytes(x));
}

async function authenticatorData(rpId: string, flags: number, rest: Uint8Array = new Uint8Array()) {
  return joined(await sha256(utf8(rpId)), [flags, 0, 0, 0, 0], rest);
}

const clientData = (type: string, options: Json, origin: string) =>
  utf8(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }));

const credential = (id: Uint8Array, response: Json) => ({
  ...{ id: toBase64Url(id), rawId: toBase64Url(id), type: 'public-key', clientExtensionResults: {}, response },
});

/** What a browser returns for the options of a new passkey. */
export async function createPasskey(options: Json, origin = ORIGIN, id = ID) {
  const attested = joined(new Uint8Array(16), [0, id.length], id, publicKey());
  const data = await authenticatorData(new URL(origin).hostname, PRESENT + VERIFIED + ATTESTED, attested);
  const attestation = [cborText('fmt'), cborText('none'), cborText('attStmt'), cborMap(0), cborText('authData')];
  return credential(id, {
    clientDataJSON: toBase64Url(clientData('webauthn.create', options, origin)),
    attestationObject: toBase64Url(joined(cborMap(3), ...attestation, cborBytes(data))),
    transports: ['internal'],
  });
}

/** What a browser returns for the options of a log-in; unverified, as by a touch alone. */
export async function usePasskey(options: Json, isVerified = true, origin = ORIGIN, id = ID) {
  const data = await authenticatorData(new URL(origin).hostname, isVerified ? PRESENT + VERIFIED : PRESENT);
  const client = clientData('webauthn.get', options, origin);
  const key = await crypto.subtle.importKey('jwk', KEY, 'Ed25519', false, ['sign']);
  const signature = await crypto.subtle.sign('Ed25519', key, joined(data, await sha256(client)));
  return credential(id, {
    ...{ authenticatorData: toBase64Url(data), clientDataJSON: toBase64Url(client) },
    signature: toBase64Url(new Uint8Array(signature)),
  });
}
