export type ApiVersionId = string & { readonly brand: 'ApiVersionId' };

export interface ApiVersion {
  readonly id: ApiVersionId;
  readonly name: string;
  readonly isDefault: boolean;
}

export function defaultVersion(versions: readonly ApiVersion[]): ApiVersion | null {
  return versions.find(({ isDefault }) => isDefault) ?? null;
}

export function withDefault(versions: readonly ApiVersion[], id: ApiVersionId): readonly ApiVersion[] {
  return versions.map((version) => ({ ...version, isDefault: version.id === id }));
}
