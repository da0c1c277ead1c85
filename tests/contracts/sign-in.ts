import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { LogInOutcome } from '#src/application/auth/auth-gateway.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { OpenBackend } from './backends.ts';

type DemoAccountName = keyof typeof demoAccounts;

export const NO_PROOF = { kind: 'not-configured' } as const;

export function logIn({ gateways }: OpenBackend, account: DemoAccountName): Promise<Result<LogInOutcome>> {
  const { email, password } = demoAccounts[account];
  return gateways.auth.logIn({ email, password, proof: NO_PROOF });
}

/** Signs in the way a person does, and lets the backend's sessions hold the token. */
export async function signIn(backend: OpenBackend, account: DemoAccountName): Promise<void> {
  const outcome = value(await logIn(backend, account));
  if (outcome.kind !== 'signed-in') throw new Error(`${account} needs a second factor`);
  backend.sessions.startSession(outcome.signIn.token);
}

/** The value of a successful call; a failure fails the test with its reason. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The call failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** The failure of a rejected call; a success fails the test. */
export function failure(result: Result<unknown>): Failure {
  if (result.ok) throw new Error(`The call succeeded: ${JSON.stringify(result.value)}`);
  return result.failure;
}
