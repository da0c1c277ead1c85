import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { isAllowedWhenSuspended } from '#src/domain/account/suspension.ts';
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

/** The lists that commands name; those that a page has loaded stay as they are. */
export function loadCommandLists({ apiKeys, callbackDomains, team, subscription }: AccountStores): void {
  if (subscription.isSuspended) return;
  for (const list of [apiKeys.keys, callbackDomains.domains, team.team]) {
    if (list.state.kind === 'idle' || list.state.kind === 'failed') void list.load();
  }
}
