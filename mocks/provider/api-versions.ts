export interface ApiVersionRow {
  readonly id: string;
  readonly name: string;
}

export const DEFAULT_VERSION_ID = 'version-2024-12-12';

/** Newest first, as a provider announces them. */
export const apiVersions: readonly ApiVersionRow[] = [
  { id: 'version-2026-06-01', name: '2026-06-01' },
  { id: DEFAULT_VERSION_ID, name: '2024-12-12' },
  { id: 'version-2023-04-25', name: '2023-04-25' },
];
