import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { CreateKeyValues } from './create-key.suite.ts';

export interface CreateKeyPorts {
  readonly gateway: ApiKeyGateway;
  readonly keys: ApiKeysStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly copyText: CopyText;
  readonly onCreated: () => void;
}

/** The create dialog: a name, then the new key (§2). Lives as long as the dialog is open. */
export class CreateKeyStore {
  readonly form = new FormStore<CreateKeyValues>({ name: '' }, async () => {
    const { validateKeyName } = await import('./create-key.suite.ts');
    return validateKeyName;
  });
  created: { readonly name: string; readonly key: string } | null = null;
  problems: readonly string[] = [];
  /** Copying failed: the key is shown selected (D38, D46). */
  selectByHand = false;

  constructor(private readonly ports: CreateKeyPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  setName(name: string): void {
    this.problems = [];
    this.form.set('name', name);
  }

  async create(): Promise<void> {
    await this.form.submit(async ({ name }) => {
      this.setProblems([]);
      const trimmed = name.trim();
      const reply = await this.ports.gateway.create(trimmed);
      if (reply.ok) this.succeed(trimmed, reply.value.key);
      else this.fail(reply.failure);
    });
  }

  async copy(): Promise<void> {
    if (!this.created) return;
    this.setSelectByHand(false);
    const outcome = await this.ports.copyText(this.created.key);
    this.setSelectByHand(outcome !== 'copied');
  }

  private succeed(name: string, key: string): void {
    this.created = { name, key };
    void this.ports.keys.reloadKeys();
    this.ports.onCreated();
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'mutation');
    this.problems = failureTexts(failure, 'mutation', this.ports.translate);
    // It may be there although no answer came: behind the dialog the list shows it (D39).
    if (failure.kind === 'unreachable') void this.ports.keys.keys.refresh();
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }

  private setSelectByHand(selectByHand: boolean): void {
    this.selectByHand = selectByHand;
  }
}
