import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { AccountDialogs } from '#src/application/account/account-dialogs.ts';
import { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { CapabilityStore } from '#src/application/account/capability-store.ts';
import { ChangeEmailStore } from '#src/application/account/change-email-store.ts';
import { ChangePasswordStore } from '#src/application/account/change-password-store.ts';
import { ProfileStore } from '#src/application/account/profile-store.ts';
import { PageTabs } from '#src/application/app/page-tabs.ts';
import { PAGE_ACTIONS, type PageAction } from '#src/application/app/pending-action.ts';
import { OutageStore } from '#src/application/feedback/outage-store.ts';
import { DraftStore } from '#src/application/forms/draft-store.ts';
import { ACCOUNT_STORES, DRAFTS } from './account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM, REPORT_FAILURE, SESSION_STORE, TRANSLATE } from './tokens.ts';

const {
  accountSessions,
  capabilities,
  changeEmail,
  changePassword,
  dialogs,
  outage,
  pageTabs,
  pendingAction,
  profile,
} = ACCOUNT_STORES;

export const accountModule = new ContainerModule((options) => {
  const { bind } = options;
  bind(profile).toResolvedValue(
    ({ account }, session, { windowFocus, clock }, logFailure) =>
      new ProfileStore(account, session, windowFocus, logFailure, clock),
    [GATEWAYS, SESSION_STORE, PLATFORM, LOG_FAILURE],
  );
  bind(capabilities).toResolvedValue(
    ({ account: gateway }, { windowFocus: focus }, logFailure) => new CapabilityStore({ gateway, focus, logFailure }),
    [GATEWAYS, PLATFORM, LOG_FAILURE],
  );
  bind(pageTabs).toResolvedValue(({ own }) => new PageTabs(own.tabStorage), [SESSION_STORE]);
  bind(outage).toResolvedValue(({ clock, windowFocus }) => new OutageStore(clock, windowFocus), [PLATFORM]);
  bind(dialogs).toResolvedValue(() => new AccountDialogs());
  bind(changeEmail).toResolvedValue(
    ({ account: gateway }, { navigation }, session, profile, dialogs, report, translate, drafts) => {
      const deps = { gateway, navigation, session, profile, dialogs, report, translate };
      return (token) => new ChangeEmailStore({ ...deps, draft: drafts.slot('change-email') }, token);
    },
    [GATEWAYS, PLATFORM, SESSION_STORE, profile, dialogs, REPORT_FAILURE, TRANSLATE, DRAFTS],
  );
  bind(DRAFTS).toResolvedValue(
    ({ tabStorage, clock, navigation }, session, pendingAction, dialogs) => {
      const toPage = (action: PageAction) => (subject: string) =>
        navigation.go(pendingAction.request(action, subject), { replace: true });
      const reopen = new Map(PAGE_ACTIONS.map((action) => [action as string, toPage(action)]));
      reopen.set('change-email', () => dialogs.open('change-email'));
      return new DraftStore({ tabStorage, clock, session, reopen });
    },
    [PLATFORM, SESSION_STORE, pendingAction, dialogs],
  );
  bindForms(options);
});

function bindForms({ bind }: ContainerModuleLoadOptions): void {
  bind(accountSessions).toResolvedValue(
    ({ account: gateway }, { clock }, report) =>
      () =>
        new AccountSessionsStore({ gateway, clock, report }),
    [GATEWAYS, PLATFORM, REPORT_FAILURE],
  );
  bind(changePassword).toResolvedValue(
    ({ auth }, { botCheck }, session, profile, report, translate) =>
      () =>
        new ChangePasswordStore({ auth, botCheck, session, profile, report, translate }),
    [GATEWAYS, PLATFORM, SESSION_STORE, profile, REPORT_FAILURE, TRANSLATE],
  );
}
