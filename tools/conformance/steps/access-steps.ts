import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Step } from '#tools/conformance/walk.ts';

const names = Object.keys(endpoints) as EndpointName[];
/** Translations may be public. */
const PUBLIC = new Set<EndpointName>(['localization']);
const UNAUTHORIZED = { statuses: [401], given: 'without a session' };
/** Such input may be checked before the session; an expired session of the console sends no such input. */
const INPUT_FIRST = { ...UNAUTHORIZED, orInput: [400, 404, 409, 422] };

/** Every operation from another origin; and with no session where it needs one, which changes nothing. */
export const accessSteps: readonly Step[] = names.map((name) => {
  const { auth, effect, path, body }: Endpoint = endpoints[name];
  return {
    covers: [name],
    changes: false,
    async run({ client, options }) {
      await client.preflight(name);
      const isAllowed = effect !== 'mutation' || !options.readOnly;
      if (!isAllowed || auth !== 'session' || PUBLIC.has(name)) return;
      const params = path.includes('{') ? { params: { id: 'none' } } : {};
      const isRead = !body && !path.includes('{');
      await client.reject(name, { ...params, ...(body && { body: {} }) }, isRead ? UNAUTHORIZED : INPUT_FIRST);
    },
  };
});
