export interface KnownKeys {
  readonly hasAny: boolean | null;
  refresh(): void;
}
