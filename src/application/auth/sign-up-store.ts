import { makeAutoObservable } from 'mobx';
import type {
  CountryCode,
  PhoneCheck,
  PhoneCountry,
  PhoneReading,
  PhoneRules,
} from '#src/application/platform/phone-check.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { InvitationError } from '#src/domain/auth/invitation.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { BotCheck, BotProof } from '#src/application/platform/bot-check.ts';
import type { AuthGateway, Registration, SignIn } from './auth-gateway.ts';
import type { SessionStore } from './session-store.ts';
import { PASSWORD_PARTS, type PasswordPart } from './sign-up-password.ts';
import { type SignUpProblem, type SignUpRuleSet, type SignUpValues, toSignUpProblem } from './sign-up-values.ts';

interface SignUpPhoneDeps {
  readonly phoneCheck: PhoneCheck;
  readonly language: ShownLanguage;
  readonly logger: Logger;
}

/** The form's phone rules: one country until the data load, then all. */
export class SignUpPhone {
  isLoading = false;
  private rules: PhoneRules | null = null;
  #loading: Promise<void> | null = null;
  readonly #check: PhoneCheck;
  readonly #language: ShownLanguage;
  readonly #logger: Logger;

  constructor({ phoneCheck, language, logger }: SignUpPhoneDeps) {
    this.#check = phoneCheck;
    this.#language = language;
    this.#logger = logger;
    makeAutoObservable(this, { read: false }, { autoBind: true, deep: false });
  }

  /** Called when the phone field is first needed; a failed load is retried on touch. */
  prepare(): Promise<void> {
    this.#loading ??= this.load();
    return this.#loading;
  }

  get countries(): readonly PhoneCountry[] {
    return this.rules?.countriesIn(this.#language.shown) ?? [this.defaultCountry];
  }

  private get defaultCountry(): PhoneCountry {
    return this.#check.defaultCountryIn(this.#language.shown);
  }

  findCountry(code: CountryCode): PhoneCountry {
    return this.countries.find((country) => country.code === code) ?? this.defaultCountry;
  }

  read(number: string, country: CountryCode): PhoneReading | 'unknown' | null {
    return this.rules ? this.rules.read(number, country) : 'unknown';
  }

  private async load(): Promise<void> {
    this.settle(null, true);
    try {
      this.settle(await this.#check.prepare(), false);
    } catch (error) {
      this.#logger.debug('The phone data did not load', error);
      this.#loading = null;
      this.settle(null, false);
    }
  }

  private settle(rules: PhoneRules | null, isLoading: boolean): void {
    this.rules = rules;
    this.isLoading = isLoading;
  }
}

interface SignUpDeps {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly phoneCheck: PhoneCheck;
  readonly isPhoneRequired: boolean;
  readonly language: ShownLanguage;
  readonly logger: Logger;
  readonly ruleSet: SignUpRuleSet;
  /** In characters. */
  readonly minNameLength: number;
}

/** The invitation that is being accepted; its email is fixed. */
export interface OpenInvitation {
  readonly token: string;
  readonly email: string;
  /** The server rejects it, so the form cannot continue. */
  readonly onInvalid: (reason: InvitationError) => void;
  readonly onAccepted: () => void;
}

const EMPTY = { firstName: '', lastName: '', password: '', repeatedPassword: '', phoneNumber: '', terms: false };

export class SignUpStore {
  readonly form: FormStore<SignUpValues>;
  readonly phone: SignUpPhone;
  problem: SignUpProblem | null = null;
  readonly #deps: SignUpDeps;

  constructor(
    deps: SignUpDeps,
    readonly invitation: OpenInvitation | null = null,
  ) {
    this.#deps = deps;
    this.phone = new SignUpPhone(deps);
    const { code: phoneCountry } = deps.phoneCheck.defaultCountryIn(deps.language.shown);
    const initial = { ...EMPTY, email: invitation?.email ?? '', phoneCountry };
    this.form = new FormStore<SignUpValues>(initial, () => this.loadValidator(), null);
    makeAutoObservable(this, { form: false, phone: false, invitation: false }, { autoBind: true, deep: false });
  }

  get passwordParts(): readonly PasswordPart[] {
    return PASSWORD_PARTS[this.#deps.ruleSet];
  }

  get isPhoneRequired(): boolean {
    return this.#deps.isPhoneRequired;
  }

  get phoneError(): MessageKey | null {
    return this.phone.isLoading && this.form.values.phoneNumber !== '' ? null : this.form.errorOf('phoneNumber');
  }

  setPhoneNumber(number: string): void {
    this.form.set('phoneNumber', number);
    void this.preparePhone();
    this.detectCountry();
  }

  /** Switches the country of a number and preserves its national part. */
  setPhoneCountry(country: CountryCode): void {
    const { phoneNumber, phoneCountry } = this.form.meant;
    const reading = this.phone.read(phoneNumber, phoneCountry);
    const isForeign = isInternational(phoneNumber) && reading !== 'unknown' && reading !== null;
    this.form.fill({ phoneCountry: country, ...(isForeign && { phoneNumber: reading.national }) });
  }

  async preparePhone(): Promise<void> {
    await this.phone.prepare();
    this.detectCountry();
  }

  async register(): Promise<void> {
    // Until its rules have loaded, a number counts as unchecked, and the form would not be sent.
    if (this.form.values.phoneNumber !== '') await this.preparePhone();
    return this.form.submit(async (values) => {
      this.setProblem(null);
      const before = this.#deps.session.sessionId;
      const proof = await this.#deps.botCheck.prove('register');
      if (!proof) return this.setProblem({ message: 'sign-up.bot-check-failed', details: [] });
      const registration = this.toRegistration(values, proof);
      const result = await this.#deps.auth.register(registration);
      if (result.ok) this.startSession(withUser(result.value, registration), before);
      else this.fail(result.failure);
    });
  }

  private startSession(signIn: SignIn, before: string | null): void {
    const { session } = this.#deps;
    session.beginsAtIssuer = false;
    const outcome = session.startSession(signIn, before);
    if (outcome === 'started') this.invitation?.onAccepted();
    if (outcome === 'unusable-token') this.setProblem({ message: 'sign-up.token-unusable', details: [] });
    if (outcome === 'access-denied') this.setProblem({ message: 'sign-up.access-denied', details: [] });
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const problem = toSignUpProblem(failure, this.invitation !== null);
    if (typeof problem === 'string') this.invitation?.onInvalid(problem);
    else this.setProblem(problem);
    this.#deps.session.applyStateFrom(failure);
  }

  private toRegistration(values: SignUpValues, proof: BotProof): Registration {
    const phone = this.phone.read(values.phoneNumber, values.phoneCountry);
    return {
      firstName: values.firstName,
      lastName: values.lastName,
      email: values.email,
      password: values.password,
      phoneNumber: phone === 'unknown' || phone === null ? values.phoneNumber : phone.e164,
      invitationToken: this.invitation?.token ?? null,
      proof,
    };
  }

  private detectCountry(): void {
    const { phoneNumber, phoneCountry } = this.form.meant;
    if (!isInternational(phoneNumber)) return;
    const reading = this.phone.read(phoneNumber, phoneCountry);
    if (reading === 'unknown' || !reading?.country) return;
    this.form.fill({ phoneCountry: reading.country });
  }

  private async loadValidator() {
    const { signUpValidator } = await import('./sign-up.suite.ts');
    return signUpValidator(this.#deps.ruleSet, (values) => {
      const { minNameLength, isPhoneRequired } = this.#deps;
      return {
        ...values,
        minNameLength,
        isPhoneRequired,
        phone: this.phone.read(values.phoneNumber, values.phoneCountry),
      };
    });
  }

  private setProblem(problem: SignUpProblem | null): void {
    this.problem = problem;
  }
}

/** Fills what the response omits from the form, for the screens that follow. */
function withUser(signIn: SignIn, { firstName, lastName, email }: Registration): SignIn {
  const { user } = signIn;
  return {
    ...signIn,
    user: {
      email: user?.email ?? email,
      firstName: user?.firstName || firstName,
      lastName: user?.lastName || lastName,
    },
  };
}

function isInternational(number: string): boolean {
  return number.startsWith('+');
}
