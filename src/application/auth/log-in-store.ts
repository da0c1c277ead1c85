import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { AsyncResult, Result } from '#src/domain/shared/result.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { MessageValues, Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { SocialReturn, SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import {
  type AuthGateway,
  type SecondFactor,
  type SignIn,
  type SignInService,
  SOCIAL_NAMES,
  type SocialOutcome,
} from './auth-gateway.ts';
import type { LogInValues } from './log-in.suite.ts';
import type { PasskeyLogIn } from './passkey-log-in.ts';
import type { SessionStore } from './session-store.ts';

export interface LogInDeps {
  readonly auth: AuthGateway;
  /** Null where the deployment does not offer them. */
  readonly passkeys: LazyPart<PasskeyLogIn> | null;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly social: SocialSignIn;
  readonly report: ReportFailure;
  readonly translate: Translate;
  whenIdle(task: () => void): Disposer;
}

const SOCIAL_ERROR_MESSAGES = {
  canceled: 'social.canceled',
  'provider-error': 'social.provider-error',
  'unknown-state': 'social.unknown-state',
} as const;

async function loadLogInValidator() {
  const { validateLogIn } = await import('./log-in.suite.ts');
  return validateLogIn;
}

export class LogInStore {
  readonly form = new FormStore<LogInValues>({ email: '', password: '' }, loadLogInValidator, null);
  secondFactor: SecondFactor | null = null;
  /** A social provider's code is being exchanged, so only a spinner shows. */
  isCompletingReturn = false;
  /** The last attempt was a social return, not the form. */
  hasHandledReturn = false;
  /** From the press of the button to its end. */
  isUsingPasskey = false;
  readonly offersPasskeys: boolean;
  #isFormShown = false;
  #passkeys: PasskeyLogIn | null = null;
  readonly #deps: LogInDeps;

  constructor(deps: LogInDeps) {
    this.#deps = deps;
    this.offersPasskeys = deps.passkeys !== null;
    makeAutoObservable(this, { form: false, offersPasskeys: false }, { autoBind: true, deep: false });
  }

  /** Consumes the return of a social provider, which the url holds once. */
  start(): void {
    const socialReturn = this.#deps.social.consumeReturn();
    if (socialReturn) void this.handleReturn(socialReturn);
  }

  async logIn(): Promise<void> {
    await this.form.submit(async ({ email, password }) => {
      this.setHandledReturn(false);
      this.#deps.session.beginsAtIssuer = false;
      this.#passkeys?.cancel();
      const before = this.#deps.session.sessionId;
      const proof = await this.#deps.botCheck.prove('log-in');
      if (!proof) return this.showError('log-in.bot-check-failed');
      this.applyResult(await this.#deps.auth.logIn({ email, password, proof }), before);
      void this.suggestPasskeys();
    });
  }

  /** Passkeys are among the suggestions of the email field, for as long as the form shows. */
  showForm(): Disposer {
    if (!this.offersPasskeys) return () => undefined;
    this.#isFormShown = true;
    const stop = this.#deps.whenIdle(() => void this.suggestPasskeys());
    return () => {
      stop();
      this.#isFormShown = false;
      this.#passkeys?.cancel();
    };
  }

  async logInWithPasskey(): Promise<void> {
    if (this.isUsingPasskey || this.form.isSubmitting) return;
    this.setUsingPasskey(true);
    this.setHandledReturn(false);
    this.form.clearFormErrors();
    await this.usePasskey((passkeys) => passkeys.logIn(null));
    this.setUsingPasskey(false);
    void this.suggestPasskeys();
  }

  /** Again after each attempt, which ended the suggestions. */
  private async suggestPasskeys(): Promise<void> {
    const isWanted = this.secondFactor === null && !this.#deps.session.hasToken;
    if (this.#isFormShown && isWanted) await this.usePasskey((passkeys) => passkeys.logInFromField());
  }

  private async usePasskey(run: (passkeys: PasskeyLogIn) => AsyncResult<SocialOutcome>): Promise<void> {
    const { passkeys, session } = this.#deps;
    try {
      await passkeys?.load();
    } catch {
      return this.isUsingPasskey ? this.showError('failure.not-loaded') : undefined;
    }
    this.#passkeys = passkeys?.current ?? null;
    if (!this.#passkeys || !this.#isFormShown) return;
    const before = session.sessionId;
    const result = await run(this.#passkeys);
    if (result.ok) session.beginsAtIssuer = false;
    this.applyResult(result, before);
  }

  backToForm(): void {
    this.secondFactor = null;
    this.form.clearFormErrors();
  }

  private async handleReturn(socialReturn: SocialReturn): Promise<void> {
    this.hasHandledReturn = true;
    if (socialReturn.kind === 'failed') {
      const { reason } = socialReturn;
      const service = reason === 'provider-error' ? this.nameOf(socialReturn.provider) : '';
      return this.showError(SOCIAL_ERROR_MESSAGES[reason], { service });
    }
    this.isCompletingReturn = true;
    const before = this.#deps.session.sessionId;
    const { auth, session } = this.#deps;
    session.beginsAtIssuer = socialReturn.kind === 'oidc-code';
    const { invitationToken } = socialReturn;
    const result = await (socialReturn.kind === 'oidc-code'
      ? auth.logInWithOidc(socialReturn.code, invitationToken)
      : auth.logInWith(socialReturn.provider, socialReturn.code, invitationToken));
    this.applyResult(result, before);
    this.finishReturn();
  }

  private nameOf(service: SignInService): string {
    const { social, translate } = this.#deps;
    return service === 'oidc' ? social.oidc?.label || translate('auth.single-sign-on') : SOCIAL_NAMES[service];
  }

  private applyResult(result: Result<SocialOutcome>, before: string | null): void {
    if (!result.ok) return this.fail(result.failure);
    if (result.value.kind === 'second-factor') this.requireSecondFactor(result.value);
    else this.startSession(result.value.signIn, before);
  }

  private startSession(signIn: SignIn, before: string | null): void {
    const outcome = this.#deps.session.startSession(signIn, before);
    if (outcome === 'unusable-token') this.showError('log-in.token-unusable');
    if (outcome === 'access-denied') this.showError('log-in.access-denied');
  }

  private requireSecondFactor(secondFactor: SecondFactor): void {
    this.secondFactor = secondFactor;
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, 'sign-in', this.#deps);
  }

  private showError(key: MessageKey, values?: MessageValues): void {
    this.form.setFormErrors(() => [this.#deps.translate(key, values)]);
  }

  private setHandledReturn(hasHandledReturn: boolean): void {
    this.hasHandledReturn = hasHandledReturn;
  }

  private setUsingPasskey(isUsingPasskey: boolean): void {
    this.isUsingPasskey = isUsingPasskey;
  }

  private finishReturn(): void {
    this.isCompletingReturn = false;
  }
}
