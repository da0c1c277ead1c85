import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';

export interface FirstCallGateway {
  send(call: SentFirstCall): AsyncResult<FirstCallResult>;
}

export interface FirstKey {
  readonly form: FormStore<NewApiKey>;
  readonly created: { readonly name: string; readonly key: string } | null;
  setName(name: string): void;
  create(): Promise<void>;
}

export interface KnownKeys {
  readonly hasAny: boolean | null;
  refresh(): void;
}

export interface GettingStartedGateway {
  load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]>;
  /** Marks steps as done; others stay unchanged, and none can be reverted. */
  set(steps: readonly GettingStartedStep[]): AsyncResult<void>;
}
