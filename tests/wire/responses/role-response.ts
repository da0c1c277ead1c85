/** A provider that explains its roles; the simulation has only what the specification has. */
export const EXPLAINED_ROLES = {
  data: { items: [{ id: 'role-viewer', name: 'Viewer', description: 'Reads everything.' }] },
  required: ['items', 'items[].id'],
  optional: ['items[].name', 'items[].description'],
};
