import { ContainerModule } from 'inversify';
import { InvitationStore } from '#src/application/auth/invitation-store.ts';
import { notifyInvitation } from '#src/application/auth/notify-invitation.ts';
import type { SignUpScreens } from '#src/application/auth/sign-up-screens.ts';
import { type OpenInvitation, SignUpStore } from '#src/application/auth/sign-up-store.ts';
import {
  AUTH_GATEWAY,
  LANGUAGE_STORE,
  PLATFORM,
  SESSION_STORE,
  SETTINGS,
  TOAST_STORE,
  token,
  type TokensOf,
  TRANSLATE,
} from '#src/composition/tokens.ts';
import { MIN_NAME_LENGTH } from '#src/domain/auth/person-name.ts';

export const SIGN_UP_SCREENS: TokensOf<SignUpScreens> = {
  createSignUp: token('CreateSignUp'),
  openInvitation: token('OpenInvitation'),
  notifyInvitation: token('NotifyInvitation'),
};

const SIGN_UP_FACTORY = token<(invitation?: OpenInvitation) => SignUpStore>('SignUpFactory');
const ACCEPTED_INVITATIONS = token<Set<string>>('AcceptedInvitations');

export const signUpModule = new ContainerModule(({ bind }) => {
  bind(ACCEPTED_INVITATIONS).toResolvedValue(() => new Set<string>());
  bind(SIGN_UP_FACTORY).toResolvedValue(
    (auth, { botCheck, phoneCheck, logger }, session, language, { signUpRules: ruleSet, allowOneLetterNames }) => {
      const minNameLength = allowOneLetterNames ? 1 : MIN_NAME_LENGTH;
      const deps = { auth, botCheck, phoneCheck, language, logger, session, ruleSet, minNameLength };
      return (invitation) => new SignUpStore(deps, invitation);
    },
    [AUTH_GATEWAY, PLATFORM, SESSION_STORE, LANGUAGE_STORE, SETTINGS],
  );
  bind(SIGN_UP_SCREENS.createSignUp).toResolvedValue((createSignUp) => () => createSignUp(), [SIGN_UP_FACTORY]);
  bind(SIGN_UP_SCREENS.openInvitation).toResolvedValue(
    ({ clock, navigation }, toasts, translate, accepted, createSignUp) => {
      const onAccepted = (invitation: string) => void accepted.add(invitation);
      const deps = { clock, navigation, toasts, translate, onAccepted, createSignUp };
      return (invitation) => new InvitationStore(invitation, deps);
    },
    [PLATFORM, TOAST_STORE, TRANSLATE, ACCEPTED_INVITATIONS, SIGN_UP_FACTORY],
  );
  bind(SIGN_UP_SCREENS.notifyInvitation).toResolvedValue(
    ({ clock }, session, toasts, translate, accepted) =>
      (invitation) => {
        if (!accepted.has(invitation)) notifyInvitation(invitation, { clock, session, toasts, translate });
      },
    [PLATFORM, SESSION_STORE, TOAST_STORE, TRANSLATE, ACCEPTED_INVITATIONS],
  );
});
