/** Creates a value when it is first needed: an `Intl` format takes longer to create than to use. */
export function lazy<T>(create: () => T): () => T {
  let created: { readonly value: T } | null = null;
  return () => (created ??= { value: create() }).value;
}
