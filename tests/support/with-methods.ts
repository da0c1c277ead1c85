/** A gateway of which some methods are others; spreading an instance would lose what its class gives it. */
export function withMethods<G extends object>(gateway: G, methods: Partial<G>): G {
  return Object.assign(Object.create(gateway) as G, methods);
}
