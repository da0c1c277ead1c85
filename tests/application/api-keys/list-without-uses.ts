import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { ok } from '#src/domain/shared/result.ts';

const withoutUse = ({ id, name, masked, active, createdAt }: ApiKey): ApiKey => {
  return { id, name, masked, active, createdAt };
};

/** A provider whose list of keys does not have when they were used, as in the specification. */
export function listWithoutUses(gateway: ApiKeyGateway): Pick<ApiKeyGateway, 'list'> {
  return {
    async list(after, signal) {
      const result = await gateway.list(after, signal);
      return result.ok ? ok({ ...result.value, items: result.value.items.map(withoutUse) }) : result;
    },
  };
}
