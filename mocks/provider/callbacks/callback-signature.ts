import type { Database } from '#mocks/provider/db/database.ts';
import type { SigningRotationRow } from '#mocks/provider/db/models.ts';
import { hmacSha256 } from '#mocks/provider/shared/hmac-sha256.ts';
import { seededBytes } from '#mocks/provider/shared/seeded-number.ts';

/** The names of Standard Webhooks. */
export type SignedHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

interface Message {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly body: string;
}

const SECRET_BYTES = 24;

/** The oldest first. */
export function rotationsOf({ signingRotations }: Database, accountId: string): readonly SigningRotationRow[] {
  return signingRotations.where({ accountId });
}

export function signingSecret(database: Database, accountId: string, number: number): string {
  return `whsec_${base64(secretBytes(database, accountId, number))}`;
}

/** With every secret that was valid by then, the newest first. */
export function signedHeaders(database: Database, accountId: string, { id, timestamp, body }: Message): SignedHeaders {
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = validNumbers(rotationsOf(database, accountId), timestamp).map(
    (number) => `v1,${base64(hmacSha256(secretBytes(database, accountId, number), content))}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}

function validNumbers(rotations: readonly SigningRotationRow[], timestamp: number): readonly number[] {
  const number = rotations.filter((rotation) => rotation.timestamp <= timestamp).length;
  const overlapUntil = rotations[number - 1]?.overlapUntilTimestamp ?? 0;
  return overlapUntil > timestamp ? [number, number - 1] : [number];
}

function secretBytes({ seed }: Database, accountId: string, number: number): Uint8Array {
  return Uint8Array.from(seededBytes(`${seed}|signing-secret|${accountId}|${number}`, SECRET_BYTES));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
