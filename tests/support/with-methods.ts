import type { Gateways } from '#src/application/app/gateways.ts';

export type GatewayChanges = { readonly [Port in keyof Gateways]?: Partial<Gateways[Port]> };

/** The methods to replace, or what makes them of the real ones. */
export type ChangeGateways = GatewayChanges | ((gateways: Gateways) => GatewayChanges);

/** Replaces some methods of a gateway; spreading an instance would lose its class methods. */
export function withMethods<G extends object>(gateway: G, methods: Partial<G>): G {
  return new Proxy(gateway, { get: (real, name: keyof G & string) => methods[name] ?? real[name] });
}

export function changesOf(gateways: Gateways, change: ChangeGateways = {}): GatewayChanges {
  return typeof change === 'function' ? change(gateways) : change;
}

export function changeGateways(gateways: Gateways, change: ChangeGateways): Gateways {
  const changed = Object.entries(changesOf(gateways, change)).map(([port, methods]) => {
    const gateway: object = gateways[port as keyof Gateways];
    return [port, withMethods(gateway, methods)] as const;
  });
  return { ...gateways, ...Object.fromEntries(changed) };
}

/** A method of a gateway. */
export type GatewayCall = { [P in keyof Gateways]: readonly [P, keyof Gateways[P] & string] }[keyof Gateways];

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The test answers that call, or asks the real gateway. */
export function answering([port, method]: GatewayCall, answer: (real: () => Promise<unknown>) => Promise<unknown>) {
  return (gateways: Gateways): GatewayChanges => {
    const real = gateways[port] as unknown as Readonly<Record<string, Method>>;
    return { [port]: { [method]: (...args: unknown[]) => answer(() => real[method]!(...args)) } };
  };
}
