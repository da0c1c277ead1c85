import { AccountDialogs } from '#src/application/account/opened-dialog.ts';
import { CapabilityStore } from '#src/application/account/capability-store.ts';
import { ProfileStore } from '#src/application/account/profile-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { PageTabs } from '#src/application/app/page-tabs.ts';
import { PAGE_ACTIONS, type PageAction, PendingAction } from '#src/application/app/pending-action.ts';
import { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { OutageStore } from '#src/application/feedback/outage-store.ts';
import { DraftStore } from '#src/application/forms/draft-store.ts';
import { PaletteDialogs } from '#src/application/palette/palette-dialogs.ts';
import { RecentCommands, ShortcutSetting } from '#src/application/palette/palette-settings.ts';
import { OfferedPart } from '#src/application/app/offered-part.ts';
import { createUsageHistory } from '#src/application/usage/usage-gateway.ts';
import { UsageStore } from '#src/application/usage/usage-store.ts';
import type { AccountParts, Bindings } from './container.ts';
import { apiKeysModule } from './features/api-keys.module.ts';
import { createLazyPart } from './lazy-part.ts';

/** The stores of a signed-in account that the frame and several pages need; the others are parts that are imported. */
export const ACCOUNT_STORES: Bindings<Omit<AccountStores, 'get'>, AccountParts> = {
  profile: ({ gateways: { account }, session, platform: { windowFocus, clock }, logFailure }) =>
    new ProfileStore(account, session, windowFocus, logFailure, clock),
  capabilities: ({ gateways: { account: gateway }, platform: { windowFocus: focus }, logFailure, session: { own } }) =>
    new CapabilityStore({ gateway, focus, logFailure, storage: own.storage }),
  pageTabs: ({ session: { own } }) => new PageTabs(own.tabStorage),
  outage: ({ platform: { clock, windowFocus } }) => new OutageStore(clock, windowFocus),
  dialogs: () => new AccountDialogs(),

  subscription: ({ gateways: { billing }, platform: { windowFocus, clock }, logFailure }) =>
    new SubscriptionStore(billing, windowFocus, logFailure, clock),

  paletteDialogs: () => new PaletteDialogs(),
  pendingAction: () => new PendingAction(),
  shortcutSetting: ({ platform: { storage } }) => new ShortcutSetting(storage),
  recentCommands: ({ session: { own } }) => new RecentCommands(own.storage),
  palette: ({ platform: { clock, navigation }, recentCommands: recent, translate }) =>
    createLazyPart(async () => {
      const { createPaletteParts } = await import('#src/application/palette/palette-parts.ts');
      return createPaletteParts({ clock, recent, translate, openInNewTab: (url) => navigation.openExternal(url) });
    }),

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
    new OfferedPart({
      has: () => capabilities.has('usage-history'),
      fetchStore: async () => {
        const { CreditHistoryStore } = await import('#src/application/usage/credit-history-store.ts');
        return new CreditHistoryStore({ gateway: gateways.usage, focus, logFailure, pageTabs });
      },
    }),

  ...apiKeysModule,
};

/** What they share besides. */
export const ACCOUNT_INTERNALS: Bindings<Pick<AccountParts, 'drafts'>, AccountParts> = {
  drafts({ platform: { tabStorage, clock, navigation }, session, pendingAction, dialogs }) {
    const toPage = (action: PageAction) => (subject: string) => {
      const path = pendingAction.request(action, subject);
      // The page that came back after the log-in has its query.
      if (navigation.path() !== path) navigation.go(path, { replace: true });
    };
    const reopen = new Map(PAGE_ACTIONS.map((action) => [action as string, toPage(action)]));
    reopen.set('change-email', () => dialogs.open('change-email'));
    return new DraftStore({ tabStorage, clock, session, reopen });
  },
};
