import type { AppStores } from '#src/application/app/app-stores.ts';

/** The words come with the sign-up's chunk: hardly anybody who is signed in opens an invitation. */
export async function tellOfInvitation({ signUp, addTexts, logger }: AppStores, token: string): Promise<void> {
  try {
    const [{ signUpTexts }] = await Promise.all([import('#src/application/i18n/en/sign-up.ts'), signUp.load()]);
    addTexts(signUpTexts);
    signUp.current.tellOfInvitation(token);
  } catch (error) {
    logger.warn('The notice of an invitation did not load', error);
  }
}
