import { makeAutoObservable, runInAction } from 'mobx';
import { type BillingAccount, countryName } from '#src/domain/billing/billing-details.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { PhoneCheck, PhoneRules } from '#src/application/platform/phone-check.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BillingGateway } from './billing-gateway.ts';

interface BillingDetailsDeps {
  readonly gateway: Pick<BillingGateway, 'details'>;
  readonly focus: WindowFocus;
  readonly externalLinks: Pick<ExternalLinks, 'hostOf'>;
  readonly logFailure: LogFailure;
  readonly phoneCheck: Pick<PhoneCheck, 'prepare'>;
  readonly language: ShownLanguage;
}

export const billingDetailsStore: Part<BillingDetailsStore> = ({ gateways, platform, language, logFailure }) => {
  const { windowFocus: focus, externalLinks, phoneCheck } = platform;
  return new BillingDetailsStore({ gateway: gateways.billing, focus, externalLinks, phoneCheck, language, logFailure });
};

export class BillingDetailsStore {
  readonly account: Resource<BillingAccount>;
  private phoneRules: PhoneRules | null = null;
  readonly #deps: BillingDetailsDeps;

  constructor(deps: BillingDetailsDeps) {
    this.#deps = deps;
    this.account = new Resource((signal) => deps.gateway.details(signal));
    makeAutoObservable(this, { account: false }, { autoBind: true, deep: false });
  }

  /** A portal changes them in another tab. */
  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      this.account.stop();
    };
  }

  async load(): Promise<void> {
    await this.account.load();
    const { state } = this.account;
    if (state.kind === 'failed') this.#deps.logFailure('The billing details did not load', state.failure);
  }

  /** The list of countries is the one of phone numbers. Rejects on failure. */
  async loadCountries(): Promise<void> {
    const rules = await this.#deps.phoneCheck.prepare();
    runInAction(() => {
      this.phoneRules = rules;
    });
  }

  /** In the order of their names; `chosen` is there before the others have loaded, and if it is none of them. */
  countryOptions(chosen: string): readonly { readonly value: string; readonly label: string }[] {
    const { shown } = this.#deps.language;
    const { compare } = new Intl.Collator(shown);
    const listed: readonly { value: string; label: string }[] =
      this.phoneRules?.countriesIn(shown).map(({ code, name }) => ({ value: code, label: name })) ?? [];
    const isListed = chosen === '' || listed.some(({ value }) => value === chosen);
    const all = isListed ? listed : [...listed, { value: chosen, label: countryName(chosen, shown) }];
    return all.toSorted((one, other) => compare(one.label, other.label));
  }

  /** Null where there is none, and where its host is not allowed. */
  get portalUrl(): string | null {
    const url = this.account.value?.portalUrl ?? null;
    return url !== null && this.#deps.externalLinks.hostOf(url) !== null ? url : null;
  }
}
