import { API_KEY_NAME_MAX, type ApiKeyId } from './api-key.ts';

/** A key on its way to being replaced: both work until the old one is turned off. */
export interface Rotation {
  readonly oldId: ApiKeyId;
  readonly oldName: string;
  /** Null until it has been created. */
  readonly successor: { readonly id: ApiKeyId; readonly name: string } | null;
  /** The successor's secret has been taken along. */
  readonly isCopied: boolean;
  /** A request has been made with the successor. */
  readonly isUsed: boolean;
  readonly isOldDeactivated: boolean;
}

/** In their order; each needs the one before it. */
export const ROTATION_STEPS = ['create', 'copy', 'wait', 'deactivate'] as const;

export type RotationStep = (typeof ROTATION_STEPS)[number];

/** What is to be done next; `done` once the old key is off and there is one in its place. */
export function rotationStep(rotation: Rotation): RotationStep | 'done' {
  if (rotation.successor === null) return 'create';
  if (rotation.isOldDeactivated) return 'done';
  // Whoever uses it has it, however it got there.
  if (rotation.isUsed) return 'deactivate';
  return rotation.isCopied ? 'wait' : 'copy';
}

const COUNTED = /^(.*?)[-_ ]?(\d{1,4})$/su;

/** 'payments' → 'payments-2' → 'payments-3'; shortened where the name would grow too long (§5). */
export function successorName(name: string): string {
  const counted = COUNTED.exec(name);
  const stem = counted?.[1] || name;
  const ending = `-${counted?.[1] ? Number(counted[2]) + 1 : 2}`;
  return `${[...stem].slice(0, API_KEY_NAME_MAX - ending.length).join('')}${ending}`;
}
