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

export interface SignUpPhoneDeps {
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
