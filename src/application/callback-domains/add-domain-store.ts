import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { AddDomainValues } from './add-domain.suite.ts';
import type { DomainGateway } from './domain-gateway.ts';
import type { DomainsStore } from './domains-store.ts';

export interface AddDomainPorts {
  readonly gateway: DomainGateway;
  readonly domains: DomainsStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  /** Getting Started counts it (§4). */
  readonly onAdded: () => void;
}

/** The dialog that verifies a new domain: a domain, then the url that the provider made of it (§2). */
export class AddDomainStore {
  readonly form = new FormStore<AddDomainValues>({ domain: '' }, async () => {
    const { validateDomain } = await import('./add-domain.suite.ts');
    return validateDomain;
  });
  addedUrl: string | null = null;
  problems: readonly string[] = [];
  /** Copying failed: the url is shown selected (D38, D46). */
  selectByHand = false;

  constructor(private readonly ports: AddDomainPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  setDomain(domain: string): void {
    this.problems = [];
    this.form.set('domain', domain);
  }

  async add(): Promise<void> {
    await this.form.submit(async ({ domain }) => {
      this.setProblems([]);
      const reply = await this.ports.gateway.add(domain.trim());
      if (reply.ok) this.succeed(reply.value.url);
      else this.fail(reply.failure);
    });
  }

  async copy(): Promise<void> {
    if (this.addedUrl === null) return;
    this.setSelectByHand(false);
    const outcome = await this.ports.copyText(this.addedUrl);
    this.setSelectByHand(outcome !== 'copied');
  }

  private succeed(url: string): void {
    this.addedUrl = url;
    this.ports.onAdded();
    void this.ports.domains.reload();
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'mutation');
    this.problems = failureTexts(failure, 'mutation', this.ports.translate);
    // It may be there although no answer came: behind the dialog the list shows it (D39).
    if (failure.kind === 'unreachable') void this.ports.domains.domains.refresh();
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }

  private setSelectByHand(selectByHand: boolean): void {
    this.selectByHand = selectByHand;
  }
}
