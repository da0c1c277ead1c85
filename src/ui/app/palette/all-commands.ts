import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { OWN_MENUS } from '#src/domain/branding/own-pages.ts';
import { isAllowedWhenSuspended } from '#src/domain/account/profile.ts';
import { isPathOffered, type OfferedPages } from '#src/domain/shared/offered-pages.ts';
import { accountCommands } from '#src/ui/account/account-commands.ts';
import { apiKeysCommands } from '#src/ui/api-keys/api-keys-commands.ts';
import { billingCommands } from '#src/ui/billing/billing-commands.ts';
import { domainsCommands } from '#src/ui/callback-domains/domains-commands.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { dashboardCommands } from '#src/ui/dashboard/dashboard-commands.ts';
import { faucetsCommands } from '#src/ui/faucets/faucets-commands.ts';
import { teamCommands } from '#src/ui/team/team-commands.ts';
import { usageCommands } from '#src/ui/usage/usage-commands.ts';
import { ownLinks } from '#src/ui/app/menus/own-links.ts';
import { teamStore } from '#src/application/team/team-store.ts';
import { consoleCommands } from './console-commands.ts';

export type GoTo = (path: string) => void;

/** The commands of every feature, without those of pages that are not offered or that a suspended account cannot use. */
export function allCommands(app: AppStores, account: AccountStores, goTo: GoTo): readonly Command[] {
  const commands = [
    ...dashboardCommands(),
    ...apiKeysCommands(account, goTo),
    ...domainsCommands(account, goTo),
    ...billingCommands(account, goTo),
    ...usageCommands(account, goTo),
    ...teamCommands(account, goTo),
    ...faucetsCommands(account, goTo),
    ...accountCommands(account, goTo),
    ...consoleCommands(app, account),
    ...ownCommands(app),
  ];
  const { isSuspended } = account.subscription;
  const canReach = (path: string) =>
    isPathOffered(path, app.settings.pages) && (!isSuspended || isAllowedWhenSuspended(path));
  return commands.filter(({ needsPath }) => needsPath === undefined || canReach(needsPath));
}

/** What the provider has added to the menus. */
function ownCommands(app: AppStores): readonly Command[] {
  return OWN_MENUS.flatMap((menu) =>
    ownLinks(app, menu).map(({ label, href, icon, external }, index) => ({
      id: `own:${menu}:${index}`,
      section: external ? 'docs' : 'pages',
      title: { name: label },
      icon,
      target: external ? { kind: 'external', url: href } : { kind: 'page', href },
      ...(!external && { needsPath: href }),
    })),
  );
}

/** The palette finds as many keys and domains; a provider may have more than it could search at each letter. */
const MAX_NAMED = 500;

/** The lists that commands name, with their further pages; a list that is whole stays as it is. */
export function loadCommandLists({ apiKeys, subscription, get }: AccountStores, pages: OfferedPages): void {
  if (subscription.isSuspended) return;
  if (pages['api-keys']) void apiKeys.keys.loadUpTo(MAX_NAMED);
  if (pages['verify-domain']) void get(callbackDomainsStore).domains.loadUpTo(MAX_NAMED);
  const { team } = get(teamStore);
  const { kind } = team.state;
  if (pages.team && (kind === 'idle' || kind === 'failed')) void team.load();
}
