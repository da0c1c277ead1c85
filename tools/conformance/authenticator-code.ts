import { secretOf } from '#src/domain/account/two-factor.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows now that was set up with the url (RFC 6238); null for a url that none would take. */
export async function authenticatorCode(otpauthUrl: string, now: number): Promise<string | null> {
  const secret = secretOf(otpauthUrl).toUpperCase().replace(/=+$/, '');
  if (!otpauthUrl.startsWith('otpauth://totp/') || !/^[A-Z2-7]{2,}$/.test(secret)) return null;
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const sha1 = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(bytes), sha1, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / STEP_MS)));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const number = mac.getUint32(mac.getUint8(mac.byteLength - 1) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
