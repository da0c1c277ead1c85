import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';

export interface FirstKey {
  readonly form: FormStore<NewApiKey>;
  readonly created: { readonly name: string; readonly key: string } | null;
  setName(name: string): void;
  create(): Promise<void>;
}
