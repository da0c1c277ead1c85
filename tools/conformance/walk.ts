import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { ConformanceRecord } from './conformance-record.ts';
import type { KitClient, KitSession } from './kit-client.ts';
import type { TestHooks } from './test-hooks.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export interface WalkOptions extends Person {
  /** The second factor of the account. */
  readonly code: string | null;
  /** Another account, with a second factor. */
  readonly twoFactor: (Person & { readonly code: string }) | null;
  readonly register: boolean;
  readonly readOnly: boolean;
  /** Unique in names and emails of this walk. */
  readonly mark: string;
}

/** An account that the kit registered for itself, with its own password. */
export interface OwnAccount extends Person {
  /** Changes on the way. */
  email: string;
  readonly session: KitSession;
}

/** What the steps share. */
export interface Walk {
  readonly client: KitClient;
  readonly record: ConformanceRecord;
  readonly options: WalkOptions;
  readonly hooks: TestHooks | null;
  /** Logs in once. Throws `StepEnd` if that fails. */
  main(): Promise<KitSession>;
  /** Registers an account and takes it through the onboarding, once. Throws `StepEnd` without `--register`. */
  own(): Promise<OwnAccount>;
}

export interface Step {
  readonly covers: readonly EndpointName[];
  /** Changes data, so `--read-only` skips it. */
  readonly changes: boolean;
  run(walk: Walk): Promise<void>;
}

/** Ends a step; what it covers and did not reach has this reason. */
export class StepEnd extends Error {}

export const REGISTER = '--register and --hooks';
export const NEEDS_REGISTER = `needs an account of its own: use ${REGISTER}`;

export function taggedEmail(email: string, mark: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.split('+')[0] ?? name}+${mark}@${domain}`;
}
