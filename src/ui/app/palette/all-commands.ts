import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { isAllowedWhenSuspended } from '#src/domain/account/profile.ts';
import { accountCommands } from '#src/ui/account/account-commands.ts';
import { apiKeysCommands } from '#src/ui/api-keys/api-keys-commands.ts';
import { billingCommands } from '#src/ui/billing/billing-commands.ts';
import { domainsCommands } from '#src/ui/callback-domains/domains-commands.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { dashboardCommands } from '#src/ui/dashboard/dashboard-commands.ts';
import { faucetsCommands } from '#src/ui/faucets/faucets-commands.ts';
import { teamCommands } from '#src/ui/team/team-commands.ts';
import { usageCommands } from '#src/ui/usage/usage-commands.ts';
import { consoleCommands } from './console-commands.ts';

export type GoTo = (path: string) => void;

/** The commands of every feature, without those that a suspended account cannot perform. */
export function allCommands(app: AppStores, account: AccountStores, goTo: GoTo): readonly Command[] {
  const commands = [
    ...dashboardCommands(),
    ...apiKeysCommands(account, goTo),
    ...domainsCommands(account, goTo),
    ...billingCommands(),
    ...usageCommands(),
    ...teamCommands(account, goTo),
    ...faucetsCommands(account, goTo),
    ...accountCommands(account),
    ...consoleCommands(app, account),
  ];
  if (!account.subscription.isSuspended) return commands;
  return commands.filter(({ needsPath }) => needsPath === undefined || isAllowedWhenSuspended(needsPath));
}

/** The palette finds as many keys and domains; a provider may have more than it could search at each letter. */
const MAX_NAMED = 500;

/** The lists that commands name, with their further pages; a list that is whole stays as it is. */
export function loadCommandLists({ apiKeys, callbackDomains, team, subscription }: AccountStores): void {
  if (subscription.isSuspended) return;
  for (const list of [apiKeys.keys, callbackDomains.domains]) void list.loadUpTo(MAX_NAMED);
  const { kind } = team.team.state;
  if (kind === 'idle' || kind === 'failed') void team.team.load();
}
