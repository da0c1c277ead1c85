/** Overrides some methods of a gateway; spreading an instance would lose its class methods. */
export function withMethods<G extends object>(gateway: G, methods: Partial<G>): G {
  return Object.assign(Object.create(gateway) as G, methods);
}
