import type { AppStores } from '../../application/app-stores';

/** The words come with the sign-up's chunk: hardly anybody who is signed in opens an invitation. */
export async function tellOfInvitation({ signUp, addTexts, logger }: AppStores, token: string): Promise<void> {
  try {
    const [{ signUpTexts }] = await Promise.all([import('../../application/i18n/en/sign-up'), signUp.load()]);
    addTexts(signUpTexts);
    signUp.current.tellOfInvitation(token);
  } catch (error) {
    logger.warn('The notice of an invitation did not load', error);
  }
}
