import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { MessageValues, Translate } from '#src/application/i18n/translate.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
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
import type { SessionStore } from './session-store.ts';

export interface LogInDeps {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly social: SocialSignIn;
  readonly report: ReportFailure;
  readonly translate: Translate;
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
  readonly #deps: LogInDeps;

  constructor(deps: LogInDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
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
      const before = this.#deps.session.sessionId;
      const proof = await this.#deps.botCheck.prove('log-in');
      if (!proof) return this.showError('log-in.bot-check-failed');
      this.applyResult(await this.#deps.auth.logIn({ email, password, proof }), before);
    });
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

  applyResult(result: Result<SocialOutcome>, before: string | null): void {
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

  showError(key: MessageKey, values?: MessageValues): void {
    this.form.setFormErrors(() => [this.#deps.translate(key, values)]);
  }

  setHandledReturn(hasHandledReturn: boolean): void {
    this.hasHandledReturn = hasHandledReturn;
  }

  private finishReturn(): void {
    this.isCompletingReturn = false;
  }
}
