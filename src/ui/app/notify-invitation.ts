import type { AppStores } from '#src/application/app/app-stores.ts';

/** The messages come with the sign-up chunk, since signed-in people rarely open an invitation. */
export async function notifyInvitation({ signUp, addMessages, logger }: AppStores, token: string): Promise<void> {
  try {
    const [{ signUpMessages }] = await Promise.all([import('#src/application/i18n/en/sign-up.ts'), signUp.load()]);
    addMessages(signUpMessages);
    signUp.current.notifyInvitation(token);
  } catch (error) {
    logger.debug('The notice of an invitation did not load', error);
  }
}
