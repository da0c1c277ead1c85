import type { Container } from 'inversify';
import { tellOfInvitation } from '#src/application/auth/invitation-notice.ts';
import { InvitationStore } from '#src/application/auth/invitation-store.ts';
import type { SignUpScreens } from '#src/application/auth/sign-up-screens.ts';
import { type OpenInvitation, SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { SHORTEST_NAME } from '#src/domain/auth/person-name.ts';
import * as tokens from '#src/composition/tokens.ts';

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
