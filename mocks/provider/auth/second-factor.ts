import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { seededBytes, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { acceptedStep, base32, codeOfStep, stepAt } from './totp.ts';

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
