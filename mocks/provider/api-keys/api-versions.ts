export const DEFAULT_VERSION_ID = 'version-2024-12-12';

export const apiVersions = [
  { id: 'version-2026-06-01', name: '2026-06-01' },
  { id: DEFAULT_VERSION_ID, name: '2024-12-12' },
  { id: 'version-2023-04-25', name: '2023-04-25' },
];
