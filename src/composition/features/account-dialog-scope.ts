import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { AccountDialogs } from '#src/application/account/account-dialogs.ts';
import { ChangeEmailStore } from '#src/application/account/change-email-store.ts';
import { ChangePasswordStore } from '#src/application/account/change-password-store.ts';
import {
  GATEWAYS,
  BOT_CHECK,
  NAVIGATION,
  PROFILE_STORE,
  REPORT_FAILURE,
  SESSION_STORE,
  TRANSLATE,
} from '#src/composition/tokens.ts';

/** What the profile menu opens. */
export function accountDialogStores(
  scope: Container,
): Pick<AccountStores, 'dialogs' | 'changeEmail' | 'changePassword'> {
  const dialogs = new AccountDialogs();
  const common = {
    session: scope.get(SESSION_STORE),
    profile: scope.get(PROFILE_STORE),
    report: scope.get(REPORT_FAILURE),
    translate: scope.get(TRANSLATE),
  };
  const gateway = scope.get(GATEWAYS).account;
  const navigation = scope.get(NAVIGATION);
  return {
    dialogs,
    changeEmail: (token) => new ChangeEmailStore({ ...common, gateway, dialogs, navigation }, token),
    changePassword: () =>
      new ChangePasswordStore({ ...common, auth: scope.get(GATEWAYS).auth, botCheck: scope.get(BOT_CHECK) }),
  };
}
