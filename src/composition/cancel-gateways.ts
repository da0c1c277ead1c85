import type { Gateways } from '#src/application/app/gateways.ts';
import { CANCELLED } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { proxyGateways } from './proxy-gateways.ts';

/** Once closed they send nothing, as the bearer would be that of the next session, and end calls as cancelled. */
export function cancelGatewaysWhen(isClosed: () => boolean, gateways: Gateways): Gateways {
  return proxyGateways(gateways, async (send) => {
    if (isClosed()) return fail(CANCELLED);
    const result = await send();
    return isClosed() ? fail(CANCELLED) : result;
  });
}
