import { InvitationStore, notifyInvitation } from '#src/application/auth/invitation-store.ts';
import type { SignUpScreens } from '#src/application/auth/auth-screens.ts';
import { type OpenInvitation, SignUpStore } from '#src/application/auth/sign-up-store.ts';
import type { AppParts, Bindings } from '#src/composition/container.ts';
import { MIN_NAME_LENGTH } from '#src/domain/auth/person-name.ts';

export function createSignUpModule(): Bindings<SignUpScreens, AppParts> {
  const accepted = new Set<string>();
  return {
    createSignUp(parts) {
      const createSignUp = signUpFactory(parts);
      return () => createSignUp();
    },
    openInvitation(parts) {
      const { platform, toasts, translate } = parts;
      const onAccepted = (invitation: string) => void accepted.add(invitation);
      const { clock, navigation } = platform;
      const deps = { clock, navigation, toasts, translate, onAccepted, createSignUp: signUpFactory(parts) };
      return (invitation) => new InvitationStore(invitation, deps);
    },
    notifyInvitation:
      ({ platform: { clock }, session, toasts, translate }) =>
      (invitation) => {
        if (!accepted.has(invitation)) notifyInvitation(invitation, { clock, session, toasts, translate });
      },
  };
}

function signUpFactory({ authGateway: auth, platform, session, language, settings }: AppParts) {
  const { botCheck, phoneCheck, logger } = platform;
  const minNameLength = settings.allowOneLetterNames ? 1 : MIN_NAME_LENGTH;
  const { signUpRules: ruleSet, isPhoneRequired } = settings;
  const deps = { auth, botCheck, phoneCheck, language, logger, session, ruleSet, minNameLength, isPhoneRequired };
  return (invitation?: OpenInvitation) => new SignUpStore(deps, invitation);
}
