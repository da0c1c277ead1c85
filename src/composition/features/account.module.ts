import { AccountSessionsStore } from '#src/application/account/account-sessions-store.ts';
import { ChangeEmailStore } from '#src/application/account/change-email-store.ts';
import { ChangePasswordStore } from '#src/application/account/change-password-store.ts';
import { TwoFactorSettingsStore } from '#src/application/account/two-factor-settings-store.ts';
import { UnsavedCodes } from '#src/application/account/unsaved-codes.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const accountModule = {
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
  twoFactorSettings({
    gateways,
    platform: { fileSaver: files, storage },
    profile,
    settings,
    toasts,
    copySecret: copyText,
    report,
    translate,
  }) {
    const unsavedCodes = new UnsavedCodes(storage, () => profile.person?.email ?? '');
    const pending = { secret: null };
    const own = { profile, unsavedCodes, pending };
    const deps = { ...own, gateway: gateways.twoFactor, toasts, files, copyText, report, translate };
    return () => new TwoFactorSettingsStore({ ...deps, brand: settings.brand.name });
  },
} satisfies AccountModule;
