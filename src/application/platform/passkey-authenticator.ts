import type { PasskeyCredential, PasskeyOptions } from '#src/domain/passkeys/passkey.ts';

/** `aborted` by the console itself; the others are for the person to know. */
export type PasskeyProblem = 'aborted' | 'canceled' | 'timeout' | 'already-registered' | 'unsupported' | 'failed';

export type PasskeyAttempt =
  | { readonly ok: true; readonly credential: PasskeyCredential }
  | { readonly ok: false; readonly problem: PasskeyProblem };

/** The dialogs of the browser. One attempt aborts the one before; none throws. */
export interface PasskeyAuthenticator {
  /** Of the browser, in its own words. */
  readonly userAgent: string;
  create(options: PasskeyOptions): Promise<PasskeyAttempt>;
  get(options: PasskeyOptions): Promise<PasskeyAttempt>;
  /** Among the suggestions of a field, and so for as long as nobody chooses one. */
  getFromField(options: PasskeyOptions): Promise<PasskeyAttempt>;
  abort(): void;
}
