import { type Capability, knownCapabilities } from '#src/domain/account/capabilities.ts';
import type { Step, Walk } from '#tools/conformance/walk.ts';

/** Without the capability, what the step covers is not offered, and the step does not run. */
export function ifOffered(capability: Capability, step: Step): Step {
  return {
    ...step,
    async run(walk) {
      if (await isOffered(walk, capability)) return step.run(walk);
      for (const name of step.covers) walk.record.notOffered(name);
    },
  };
}

export async function isOffered({ client, main }: Walk, capability: Capability): Promise<boolean> {
  const data = await client.call('capabilities', { session: await main() });
  return data !== null && knownCapabilities(data.items).has(capability);
}
