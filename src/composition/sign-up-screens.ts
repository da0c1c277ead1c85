import type { Container } from 'inversify';
import { InvitationStore } from '../application/session/invitation-store';
import type { SignUpScreens } from '../application/session/sign-up-screens';
import { type OpenInvitation, SignUpStore } from '../application/session/sign-up-store';
import * as tokens from './tokens';

export function createSignUpScreens(app: Container): SignUpScreens {
  const ports = {
    auth: app.get(tokens.AUTH_GATEWAY),
    botCheck: app.get(tokens.BOT_CHECK),
    session: app.get(tokens.SESSION_STORE),
    phoneCheck: app.get(tokens.PHONE_CHECK),
    logger: app.get(tokens.LOGGER),
    ruleSet: app.get(tokens.SETTINGS).signUpRules,
  };
  const invitationPorts = {
    clock: app.get(tokens.CLOCK),
    navigation: app.get(tokens.NAVIGATION),
    toasts: app.get(tokens.TOAST_STORE),
    translate: app.get(tokens.TRANSLATE),
    createSignUp: (invitation: OpenInvitation) => new SignUpStore(ports, invitation),
  };
  return {
    createSignUp: () => new SignUpStore(ports),
    openInvitation: (token) => new InvitationStore(token, invitationPorts),
  };
}
