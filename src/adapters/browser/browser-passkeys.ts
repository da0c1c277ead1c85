import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  PasskeyAttempt,
  PasskeyAuthenticator,
  PasskeyProblem,
} from '#src/application/platform/passkey-authenticator.ts';
import type { PasskeyOptions } from '#src/domain/passkeys/passkey.ts';

/** By the name of the error; those that are left, such as a TypeError, are no fault of the person. */
const PROBLEMS: ReadonlyMap<string, PasskeyProblem> = new Map([
  ['AbortError', 'aborted'],
  ['NotAllowedError', 'canceled'],
  ['InvalidStateError', 'already-registered'],
  ['NotSupportedError', 'unsupported'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'unsupported'],
]);

/** Browsers give the same error for a person who cancels and for the time that has passed. */
function problemOf(error: unknown, { timeout }: PasskeyOptions, startedAt: number): PasskeyProblem {
  const problem = PROBLEMS.get(error instanceof Error ? error.name : '') ?? 'failed';
  const isLate = typeof timeout === 'number' && performance.now() - startedAt >= timeout;
  return problem === 'canceled' && isLate ? 'timeout' : problem;
}

type Response = RegistrationResponseJSON | AuthenticationResponseJSON;

async function attempt(options: PasskeyOptions, ask: () => Promise<Response>): Promise<PasskeyAttempt> {
  if (!browserSupportsWebAuthn()) return { ok: false, problem: 'unsupported' };
  const startedAt = performance.now();
  try {
    return { ok: true, credential: { ...(await ask()) } };
  } catch (error) {
    return { ok: false, problem: problemOf(error, options, startedAt) };
  }
}

/** The browser itself judges what the provider sent. */
const creationOf = (options: PasskeyOptions) => options as unknown as PublicKeyCredentialCreationOptionsJSON;
const requestOf = (options: PasskeyOptions) => options as unknown as PublicKeyCredentialRequestOptionsJSON;

export const browserPasskeys: PasskeyAuthenticator = {
  userAgent: navigator.userAgent,
  create: (options) => attempt(options, () => startRegistration({ optionsJSON: creationOf(options) })),
  get: (options) => attempt(options, () => startAuthentication({ optionsJSON: requestOf(options) })),
  async getFromField(options) {
    if (!(await browserSupportsWebAuthnAutofill())) return { ok: false, problem: 'unsupported' };
    return attempt(options, () => startAuthentication({ optionsJSON: requestOf(options), useBrowserAutofill: true }));
  },
  abort: () => WebAuthnAbortService.cancelCeremony(),
};
