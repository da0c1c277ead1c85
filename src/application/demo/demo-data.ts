import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { Moment } from '#src/domain/demo/moment.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

/** In the order of the catalog. */
export const SCENARIO_GROUPS = ['ways-in', 'onboarding', 'day', 'money', 'limits', 'failures'] as const;

export interface DemoScenario {
  readonly group: (typeof SCENARIO_GROUPS)[number];
  readonly name: string;
  readonly label: string;
  /** One sentence. */
  readonly about: string;
  readonly path: string;
}

export interface DemoData {
  readonly scenarios: readonly DemoScenario[];
  /** The one that the data began with. */
  readonly scenario: string;
  startOf(scenario: string): Partial<Moment>;
  readonly madeAt: Instant;
  /** A session of this person that holds at a time; null for an unknown email. */
  signInAt(email: string, at: Instant): SignIn | null;
  periodEnd(): Instant;
  reset(): void;
  /** All data as text, or null if this device holds none. */
  save(): string | null;
  restore(text: string): void;
}
