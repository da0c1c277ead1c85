import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient } from '#tools/conformance/kit-client.ts';
import type { Step, Walk } from '#tools/conformance/walk.ts';

/** Reads without parameters, whose shape is all there is to check. */
const PLAIN = [...['localization', 'getSteps']] as const satisfies readonly EndpointName[];

/** Lists whose rows have an id of their own, or a name that serves as one. */
const LISTS = [
  ['listPlans', 'id'],
  ['listPackages', 'id'],
  ['listProtocols', 'name'],
  ['listRoles', 'id'],
] as const satisfies readonly (readonly [EndpointName, string])[];

const plainSteps = PLAIN.map(
  (name): Step => ({
    covers: [name],
    changes: false,
    async run({ client, main }) {
      await client.call(name, { session: await main() });
    },
  }),
);

const listSteps = LISTS.map(
  ([name, key]): Step => ({
    covers: [name],
    changes: false,
    async run({ client, main }) {
      const data = await client.call(name, { session: await main() });
      if (data) checkUnique(client, name, `items[].${key}`, data.items, key);
    },
  }),
);

export function checkUnique(
  client: KitClient,
  name: EndpointName,
  field: string,
  rows: readonly unknown[],
  key: string,
): void {
  const keys = rows.map((row) => getField(row, key));
  if (new Set(keys).size < keys.length) client.differs(name, breaks(field, 'each row once', 'a repeated row'));
}

/** Without an account of its own the kit reads the answers of the given one. The console copes without them by then. */
const STAGES = ['getCompanyData', 'getUseCases', 'getProtocols', 'getChannels', 'getPlan'] as const;

const stageSteps = STAGES.map(
  (name): Step => ({
    covers: [name],
    changes: false,
    async run({ client, main }: Walk) {
      await client.call(name, { session: await main(), mayReject: [403, 404, 409] });
    },
  }),
);

export const readSteps: readonly Step[] = [...plainSteps, ...listSteps, ...stageSteps];
