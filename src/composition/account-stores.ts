import { AccountDialogs } from '#src/application/account/account-dialogs.ts';
import { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { CapabilityStore } from '#src/application/account/capability-store.ts';
import { ChangeEmailStore } from '#src/application/account/change-email-store.ts';
import { ChangePasswordStore } from '#src/application/account/change-password-store.ts';
import { ProfileStore } from '#src/application/account/profile-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { PageTabs } from '#src/application/app/page-tabs.ts';
import { PAGE_ACTIONS, type PageAction, PendingAction } from '#src/application/app/pending-action.ts';
import { BillingStore } from '#src/application/billing/billing-store.ts';
import { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import type { CopyText } from '#src/application/feedback/report-failure.ts';
import { OutageStore } from '#src/application/feedback/outage-store.ts';
import { DraftStore } from '#src/application/forms/draft-store.ts';
import { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { SavedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import { PaletteDialogs } from '#src/application/palette/palette-dialogs.ts';
import { RecentCommands } from '#src/application/palette/recent-commands.ts';
import { ShortcutSetting } from '#src/application/palette/shortcut-setting.ts';
import { InviteMemberStore } from '#src/application/team/invite-member-store.ts';
import { createRolesCache } from '#src/application/team/roles-cache.ts';
import { TeamStore } from '#src/application/team/team-store.ts';
import { CreditHistoryPart } from '#src/application/usage/credit-history-part.ts';
import { createUsageHistory } from '#src/application/usage/usage-gateway.ts';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import type { AccountInternals, AccountParts, Bindings } from './container.ts';
import { apiKeysModule } from './features/api-keys.module.ts';
import { createCatalog } from './features/create-catalog.ts';
import { dashboardModule } from './features/dashboard.module.ts';
import { createLazyPart } from './lazy-part.ts';

/** Every store of a signed-in account. One without a binding is a type error, and so is one with two. */
export const ACCOUNT_STORES: Bindings<AccountStores, AccountParts> = {
  profile: ({ gateways: { account }, session, platform: { windowFocus, clock }, logFailure }) =>
    new ProfileStore(account, session, windowFocus, logFailure, clock),
  capabilities: ({ gateways: { account: gateway }, platform: { windowFocus: focus }, logFailure }) =>
    new CapabilityStore({ gateway, focus, logFailure }),
  pageTabs: ({ session: { own } }) => new PageTabs(own.tabStorage),
  outage: ({ platform: { clock, windowFocus } }) => new OutageStore(clock, windowFocus),
  dialogs: () => new AccountDialogs(),
  changeEmail({ gateways, platform: { navigation }, session, profile, dialogs, report, translate, drafts }) {
    const deps = { gateway: gateways.account, navigation, session, profile, dialogs, report, translate };
    return (token) => new ChangeEmailStore({ ...deps, draft: drafts.slot('change-email') }, token);
  },
  accountSessions:
    ({ gateways: { account: gateway }, platform: { clock }, report }) =>
    () =>
      new AccountSessionsStore({ gateway, clock, report }),
  changePassword:
    ({ gateways: { auth }, platform: { botCheck }, session, profile, report, translate }) =>
    () =>
      new ChangePasswordStore({ auth, botCheck, session, profile, report, translate }),

  subscription: ({ gateways: { billing }, platform: { windowFocus, clock }, logFailure }) =>
    new SubscriptionStore(billing, windowFocus, logFailure, clock),
  billing({ gateways, platform, createCatalog, subscription, profile, toasts, report, translate }) {
    const { externalLinks, windowFocus: focus } = platform;
    const deps = { gateway: gateways.billing, externalLinks, focus, subscription, profile, toasts, report, translate };
    return new BillingStore({ ...deps, packages: createCatalog().plans });
  },
  pendingInvoice({ gateways: { billing: gateway }, platform, subscription, session, toasts, report, translate }) {
    const { externalLinks, clock } = platform;
    return new PendingInvoiceStore({ gateway, externalLinks, clock, subscription, session, toasts, report, translate });
  },
  invoiceList({ gateways: { billing: gateway }, platform, capabilities, session, report }) {
    const { fileSaver: files, windowFocus: focus } = platform;
    const has = () => capabilities.has('invoice-list');
    return new InvoiceListStore({ gateway, files, focus, session, report, has });
  },

  callbackDomains({ gateways, platform: { clock, windowFocus: focus }, toasts, report, translate }) {
    const reportStillListed = ({ url }: CallbackDomain) =>
      toasts.show('warning', translate('domains.delete.still-listed', { host: stripScheme(url) }));
    return new CallbackDomainsStore({ gateway: gateways.callbackDomains, clock, focus, report, reportStillListed });
  },
  addCallbackDomain({ gateways, callbackDomains, gettingStarted, report, translate, copyText, drafts }) {
    const onAdded = () => void gettingStarted.completeQuietly('verifyDomain');
    const deps = { gateway: gateways.callbackDomains, callbackDomains, report, translate, copyText, onAdded };
    return () => new AddCallbackDomainStore({ ...deps, draft: drafts.slot('add-domain') });
  },

  faucets({ gateways, platform: { clock, windowFocus: focus }, createCatalog, session: { own }, report, copyText }) {
    const deps = { gateway: gateways.faucets, catalog: createCatalog(), focus, report, copyText };
    return new FaucetsStore(deps, new FaucetCooldown({ storage: own.storage, clock }));
  },
  requestFaucet:
    ({ gateways: { faucets: gateway }, faucets, toasts, report, translate, drafts }) =>
    () =>
      new RequestFaucetStore({ gateway, faucets, toasts, report, translate, draft: drafts.slot('request-faucet') }),

  savedViews: ({ session: { own } }) => new SavedViewsStore(own.storage),
  callbackLogs: ({ gateways: { logs }, logDeps, capabilities }) =>
    new CallbackLogsStore(logs, logDeps, () => capabilities.has('callback-redelivery')),
  apiRequests: ({ gateways: { logs }, logDeps, settings: { gatewayBaseUrl } }) =>
    new ApiRequestsStore(logs, logDeps, gatewayBaseUrl),

  paletteDialogs: () => new PaletteDialogs(),
  pendingAction: () => new PendingAction(),
  shortcutSetting: ({ platform: { storage } }) => new ShortcutSetting(storage),
  recentCommands: ({ session: { own } }) => new RecentCommands(own.storage),
  palette: ({ platform: { clock, navigation }, recentCommands: recent, translate }) =>
    createLazyPart(async () => {
      const { createPaletteParts } = await import('#src/application/palette/palette-parts.ts');
      return createPaletteParts({ clock, recent, translate, openInNewTab: (url) => navigation.openExternal(url) });
    }),

  team({ gateways: { team: gateway }, platform, session, profile, toasts, report, translate, settings }) {
    const { clock, windowFocus: focus } = platform;
    const roles = createRolesCache(gateway, session.own.storage, clock);
    const { roleDescriptions } = settings;
    return new TeamStore({ gateway, roles, profile, report, toasts, translate, focus, roleDescriptions });
  },
  inviteMember:
    ({ gateways: { team: gateway }, team, report, translate, drafts }) =>
    () =>
      new InviteMemberStore({ gateway, team, report, translate, draft: drafts.slot('invite-member') }),

  usage: ({ gateways, platform: { windowFocus: focus, clock }, subscription: { current }, logFailure, session }) =>
    new UsageStore({
      ...{ gateway: gateways.usage, focus, logFailure },
      now: () => clock.now(),
      history: createUsageHistory(session.own.storage),
      creditsPerDollar: () => {
        const plan = current.value;
        return plan && !plan.free ? plan.paygAdditionalCreditsPerOneDollar : null;
      },
    }),
  creditHistory: ({ gateways, platform: { windowFocus: focus }, logFailure, pageTabs, capabilities }) =>
    new CreditHistoryPart({
      has: () => capabilities.has('usage-history'),
      fetchStore: async () => {
        const { CreditHistoryStore } = await import('#src/application/usage/credit-history-store.ts');
        return new CreditHistoryStore({ gateway: gateways.usage, focus, logFailure, pageTabs });
      },
    }),

  ...apiKeysModule,
  ...dashboardModule,
};

/** What they share besides. */
export const ACCOUNT_INTERNALS: Bindings<Omit<AccountInternals, 'gateways'>, AccountParts> = {
  createCatalog,
  drafts({ platform: { tabStorage, clock, navigation }, session, pendingAction, dialogs }) {
    const toPage = (action: PageAction) => (subject: string) =>
      navigation.go(pendingAction.request(action, subject), { replace: true });
    const reopen = new Map(PAGE_ACTIONS.map((action) => [action as string, toPage(action)]));
    reopen.set('change-email', () => dialogs.open('change-email'));
    return new DraftStore({ tabStorage, clock, session, reopen });
  },
  logDeps({ platform, report, copyText: copy, savedViews, session: { secrets } }) {
    const { clock, windowFocus: focus, fileSaver: files, storage } = platform;
    const copyText: CopyText = (text, shownBy) => copy(typeof text === 'string' ? secrets.mask(text) : text, shownBy);
    const timestampFormat = new TimestampFormatStore(storage, clock);
    return { clock, focus, files, report, copyText, timestampFormat, savedViews };
  },
};
