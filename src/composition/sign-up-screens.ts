import type { Container } from 'inversify';
import { tellOfInvitation } from '../application/session/invitation-notice';
import { InvitationStore } from '../application/session/invitation-store';
import type { SignUpScreens } from '../application/session/sign-up-screens';
import { type OpenInvitation, SignUpStore } from '../application/session/sign-up-store';
import { SHORTEST_NAME } from '../domain/validation/person-name';
import * as tokens from './tokens';

export function createSignUpScreens(app: Container): SignUpScreens {
  const ports = {
    auth: app.get(tokens.GATEWAYS).auth,
    botCheck: app.get(tokens.BOT_CHECK),
    session: app.get(tokens.SESSION_STORE),
    phoneCheck: app.get(tokens.PHONE_CHECK),
    logger: app.get(tokens.LOGGER),
    ruleSet: app.get(tokens.SETTINGS).signUpRules,
    shortestName: app.get(tokens.SETTINGS).allowOneLetterNames ? 1 : SHORTEST_NAME,
  };
  const taken = new Set<string>();
  const invitationPorts = {
    clock: app.get(tokens.CLOCK),
    session: ports.session,
    navigation: app.get(tokens.NAVIGATION),
    toasts: app.get(tokens.TOAST_STORE),
    translate: app.get(tokens.TRANSLATE),
    onTaken: (token: string) => void taken.add(token),
    createSignUp: (invitation: OpenInvitation) => new SignUpStore(ports, invitation),
  };
  return {
    createSignUp: () => new SignUpStore(ports),
    openInvitation: (token) => new InvitationStore(token, invitationPorts),
    tellOfInvitation: (token) => {
      if (!taken.has(token)) tellOfInvitation(token, invitationPorts);
    },
  };
}
