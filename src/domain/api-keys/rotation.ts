import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import { API_KEY_NAME_MAX, type ApiKey, type ApiKeyId } from './api-key.ts';

/** A key that is being replaced; both keys work until the old one is deactivated. */
export interface Rotation {
  readonly oldId: ApiKeyId;
  readonly oldName: string;
  /** Null until it is created. */
  readonly successor: { readonly id: ApiKeyId; readonly name: string } | null;
  readonly isCopied: boolean;
  readonly isUsed: boolean;
  readonly isOldDeactivated: boolean;
}

export const ROTATION_STEPS = ['create', 'copy', 'wait', 'deactivate'] as const;

export type RotationStep = (typeof ROTATION_STEPS)[number];

/** The next step; `done` once the old key is off and has a successor. */
export function rotationStep(rotation: Rotation): RotationStep | 'done' {
  if (rotation.successor === null) return 'create';
  if (rotation.isOldDeactivated) return 'done';
  if (rotation.isUsed) return 'deactivate';
  return rotation.isCopied ? 'wait' : 'copy';
}

const IN_USE_MS = 10 * 60 * 1000;

/** Requests still come with the old key, so deactivating it would make them fail. */
export function isStillInUse(lastUse: Instant | null | undefined, now: Instant): boolean {
  return typeof lastUse === 'number' && now - lastUse < IN_USE_MS;
}

const COUNTED = /^(.*?)[-_ ]?(\d{1,4})$/su;

/** 'payments' → 'payments-2' → 'payments-3'; shortens a name that would be too long. */
export function successorName(name: string): string {
  const counted = COUNTED.exec(name);
  const stem = counted?.[1] || name;
  const ending = `-${counted?.[1] ? Number(counted[2]) + 1 : 2}`;
  return `${[...stem].slice(0, API_KEY_NAME_MAX - ending.length).join('')}${ending}`;
}

/** Recognizes the key that is about to be created under a name. Pages that were not loaded may hold older namesakes. */
export function successorIn(before: readonly ApiKey[], name: string, now: Instant): (key: ApiKey) => boolean {
  const known = new Set(before.map(({ id }) => id));
  return (key) => key.name === name && !known.has(key.id) && (key.createdAt === null || key.createdAt > now - DAY_MS);
}
