import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { AddCallbackDomainValues } from './add-callback-domain.suite.ts';
import type { CallbackDomainGateway } from './callback-domain-gateways.ts';
import { type CallbackDomainsStore, callbackDomainsStore } from './callback-domains-store.ts';

export interface AddCallbackDomainDeps {
  readonly gateway: CallbackDomainGateway;
  readonly callbackDomains: CallbackDomainsStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly onAdded: () => void;
  readonly draft: DraftSlot;
}

/** One for each dialog. */
export const addCallbackDomain: Part<() => AddCallbackDomainStore> = (parts) => {
  const { gateways, get, report, translate, copyText, drafts } = parts;
  const callbackDomains = get(callbackDomainsStore);
  const gettingStarted = get(gettingStartedStore);
  const onAdded = () => void gettingStarted.completeQuietly('verifyDomain');
  const deps = { gateway: gateways.callbackDomains, callbackDomains, report, translate, copyText, onAdded };
  return () => new AddCallbackDomainStore({ ...deps, draft: drafts.slot('add-domain') });
};

export class AddCallbackDomainStore {
  readonly form: FormStore<AddCallbackDomainValues>;
  addedUrl: string | null = null;
  needsManualCopy = false;
  readonly #deps: AddCallbackDomainDeps;

  constructor(deps: AddCallbackDomainDeps) {
    this.#deps = deps;
    this.form = new FormStore<AddCallbackDomainValues>(
      { domain: '' },
      async () => {
        const { validateCallbackDomain } = await import('./add-callback-domain.suite.ts');
        return validateCallbackDomain;
      },
      { slot: deps.draft, fields: ['domain'] },
    );
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  setDomain(domain: string): void {
    this.form.change('domain', domain);
  }

  async add(): Promise<void> {
    await this.form.submit(async ({ domain }) => {
      const result = await this.#deps.gateway.add(domain);
      if (result.ok) this.succeed(result.value.url);
      else this.fail(result.failure);
    });
  }

  async copy(): Promise<boolean> {
    if (this.addedUrl === null) return false;
    this.setNeedsManualCopy(false);
    const outcome = await this.#deps.copyText(this.addedUrl, 'button');
    this.setNeedsManualCopy(outcome !== 'copied');
    return outcome === 'copied';
  }

  private succeed(url: string): void {
    this.addedUrl = url;
    this.form.finish();
    this.#deps.onAdded();
    void this.#deps.callbackDomains.reload();
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.form.fail(failure, 'mutation', this.#deps);
    if (failure.kind === 'unreachable') void this.#deps.callbackDomains.domains.refresh();
  }

  private setNeedsManualCopy(needsManualCopy: boolean): void {
    this.needsManualCopy = needsManualCopy;
  }
}
