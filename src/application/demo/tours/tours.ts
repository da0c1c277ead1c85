import type { Tour } from '#src/application/demo/tour.ts';
import { firstCall } from './first-call.ts';
import { keysAndDomains } from './keys-and-domains.ts';
import { logsAndUsage } from './logs-and-usage.ts';
import { moneyAndTeam } from './money-and-team.ts';
import { waysIn } from './ways-in.ts';

/** In the order in which somebody new would take them. The names are in links, so they stay. */
export const TOURS: readonly Tour[] = [waysIn, firstCall, keysAndDomains, logsAndUsage, moneyAndTeam];

export function isTourName(name: string): boolean {
  return TOURS.some((tour) => tour.name === name);
}
