import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { seededBytes, seededHex } from '#mocks/provider/shared/seeded-number.ts';

/** The one-time codes of RFC 6238 over HMAC-SHA-1. Synchronous as the services are, which Web Crypto is not. */

const STEP_SECONDS = 30;
const DIGITS = 6;
const BLOCK_BYTES = 64;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '').join('');
}

/** As an authenticator app shows it, which was set up with the secret in base 32. */
export function authenticatorCode(secret: string, milliseconds: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOfStep(key, stepAt(milliseconds));
}

/** How many whole steps have passed since 1970. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS);
}

export function codeOfStep(key: readonly number[], step: number, digits = DIGITS): string {
  const counter = [...bigEndian(Math.floor(step / 2 ** 32)), ...bigEndian(step >>> 0)];
  const mac = hmac(key, counter);
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const [first = 0, second = 0, third = 0, fourth = 0] = mac.slice(offset, offset + 4);
  const number = ((first & 0x7f) << 24) | (second << 16) | (third << 8) | fourth;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, at most one before or after the present one; null for a wrong code, or one up to the last accepted. */
export function acceptedStep(
  key: readonly number[],
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number | null },
): number | null {
  const present = stepAt(now);
  const steps = [present, present - 1, present + 1];
  return steps.find((step) => step > (lastStep ?? -1) && codeOfStep(key, step) === code) ?? null;
}

function hmac(key: readonly number[], message: readonly number[]): readonly number[] {
  const short = key.length > BLOCK_BYTES ? sha1(key) : key;
  const block = Array.from({ length: BLOCK_BYTES }, (_, at) => short[at] ?? 0);
  const inner = sha1([...block.map((byte) => byte ^ 0x36), ...message]);
  return sha1([...block.map((byte) => byte ^ 0x5c), ...inner]);
}

/** FIPS 180-4. */
function sha1(message: readonly number[]): readonly number[] {
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const padded = [...message, 0x80];
  while (padded.length % BLOCK_BYTES !== BLOCK_BYTES - 8) padded.push(0);
  const bits = message.length * 8;
  padded.push(...bigEndian(Math.floor(bits / 2 ** 32)), ...bigEndian(bits >>> 0));
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) state = compressed(state, padded.slice(at, at + BLOCK_BYTES));
  return state.flatMap(bigEndian);
}

function compressed(state: readonly number[], block: readonly number[]): number[] {
  const words = Array.from({ length: 16 }, (_, word) =>
    block.slice(word * 4, word * 4 + 4).reduce((sum, byte) => ((sum << 8) | byte) >>> 0, 0),
  );
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < 80; at += 1)
    words.push(turned(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1));
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < 80; at += 1) {
    const [mix, constant] = roundOf(at, b, c, d);
    const next = (turned(a, 5) + mix + e + constant + word(at)) >>> 0;
    [a, b, c, d, e] = [next, a, turned(b, 30), c, d];
  }
  return [a, b, c, d, e].map((value, at) => (value + (state[at] ?? 0)) >>> 0);
}

function roundOf(at: number, b: number, c: number, d: number): readonly [mix: number, constant: number] {
  if (at < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (at < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (at < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function turned(word: number, by: number): number {
  return ((word << by) | (word >>> (32 - by))) >>> 0;
}

function bigEndian(word: number): readonly number[] {
  return [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff];
}

const KEY_BYTES = 20;
const RECOVERY_CODES = 10;
const ISSUER = 'Gatehouse';

export const NO_SECOND_FACTOR = {
  ...{ code: null, secretNumber: null, pendingSecretNumber: null, lastCodeStep: null },
  ...{ secondFactorTimestamp: null, recoverySet: null },
};

/** What is stored of a secret is its number alone, so that no secret stands in a snapshot of the data. */
function keyOf({ seed }: Database, secretNumber: number): readonly number[] {
  return seededBytes(`${seed}|authenticator|${secretNumber}`, KEY_BYTES);
}

export function nextNumber(database: Database): number {
  database.counter += 1;
  return database.counter;
}

/** What an authenticator app is set up with. */
export function authenticatorSecret(database: Database, { email }: PersonRow, secretNumber: number) {
  const secret = base32(keyOf(database, secretNumber));
  const label = `${ISSUER}:${encodeURIComponent(email)}`;
  const otpauthUrl = `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`;
  return { secret, otpauthUrl };
}

export function recoveryCodes({ seed }: Database, setNumber: number): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, index) => {
    const digits = seededHex(`${seed}|recovery-code|${setNumber}|${index}`, 10);
    return `${digits.slice(0, 5)}-${digits.slice(5)}`;
  });
}

export function hasSecondFactor({ code, secretNumber }: PersonRow): boolean {
  return code !== null || secretNumber !== null;
}

/** The code of now, for a demo without an authenticator app; null without a second factor. */
export function presentCode(database: Database, { code, secretNumber }: PersonRow, now: number): string | null {
  return code ?? (secretNumber === null ? null : codeOfStep(keyOf(database, secretNumber), stepAt(now)));
}

/** Of the authenticator, each once; or the one that a demo account always has. */
export function acceptCode(database: Database, person: PersonRow, code: string, now: number): boolean {
  if (person.code !== null) return person.code === code;
  return person.secretNumber !== null && acceptNewCode(database, person, { code, number: person.secretNumber, now });
}

export function acceptNewCode(
  database: Database,
  { id, lastCodeStep: lastStep }: PersonRow,
  { code, number, now }: { readonly code: string; readonly number: number; readonly now: number },
): boolean {
  const step = acceptedStep(keyOf(database, number), code, { now, lastStep });
  if (step !== null) database.people.update({ id }, { lastCodeStep: step });
  return step !== null;
}

export function recoveryCodesLeft(database: Database, { recoverySet }: PersonRow): number {
  if (recoverySet === null) return 0;
  const isLeft = (_: string, index: number) => !database.spentTokens.find({ mark: markOf(recoverySet, index) });
  return recoveryCodes(database, recoverySet).filter(isLeft).length;
}

/** In any case, with or without its hyphen; each once. */
export function acceptRecoveryCode(database: Database, { recoverySet }: PersonRow, code: string): boolean {
  if (recoverySet === null) return false;
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  const index = recoveryCodes(database, recoverySet).findIndex((known) => known.replace('-', '') === plain);
  const mark = markOf(recoverySet, index);
  if (index < 0 || database.spentTokens.find({ mark })) return false;
  database.spentTokens.insert({ mark });
  return true;
}

function markOf(recoverySet: number, index: number): string {
  return `recovery:${recoverySet}:${index}`;
}
