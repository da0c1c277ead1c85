import type { Endpoint } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

const names = new Map<Endpoint, EndpointName>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
);

/** How the endpoint table calls an entry. */
export function operationName(endpoint: Endpoint): EndpointName {
  const name = names.get(endpoint);
  if (!name) throw new Error(`The endpoint table does not list ${endpoint.path}`);
  return name;
}
