import type { Container } from 'inversify';
import { notifyInvitation } from '#src/application/auth/notify-invitation.ts';
import { InvitationStore } from '#src/application/auth/invitation-store.ts';
import type { SignUpScreens } from '#src/application/auth/sign-up-screens.ts';
import { type OpenInvitation, SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { MIN_NAME_LENGTH } from '#src/domain/auth/person-name.ts';
import * as tokens from '#src/composition/tokens.ts';

export function createSignUpScreens(app: Container): SignUpScreens {
  const deps = {
    auth: app.get(tokens.GATEWAYS).auth,
    botCheck: app.get(tokens.BOT_CHECK),
    session: app.get(tokens.SESSION_STORE),
    phoneCheck: app.get(tokens.PHONE_CHECK),
    logger: app.get(tokens.LOGGER),
    ruleSet: app.get(tokens.SETTINGS).signUpRules,
    minNameLength: app.get(tokens.SETTINGS).allowOneLetterNames ? 1 : MIN_NAME_LENGTH,
  };
  const accepted = new Set<string>();
  const invitationDeps = {
    clock: app.get(tokens.CLOCK),
    session: deps.session,
    navigation: app.get(tokens.NAVIGATION),
    toasts: app.get(tokens.TOAST_STORE),
    translate: app.get(tokens.TRANSLATE),
    onAccepted: (token: string) => void accepted.add(token),
    createSignUp: (invitation: OpenInvitation) => new SignUpStore(deps, invitation),
  };
  return {
    createSignUp: () => new SignUpStore(deps),
    openInvitation: (token) => new InvitationStore(token, invitationDeps),
    notifyInvitation: (token) => {
      if (!accepted.has(token)) notifyInvitation(token, invitationDeps);
    },
  };
}
