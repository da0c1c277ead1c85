import type { ComponentType } from 'react';
import { PageModule, type PageProps } from './page-module.ts';

type FetchPage = () => Promise<ComponentType<PageProps>>;

/** Pages that come with their stores and their texts. */
export function signUpPage(fetchPage: FetchPage): PageModule {
  return new PageModule(async ({ signUp }) => {
    const texts = import('#src/application/i18n/en/sign-up.ts');
    const [component, { signUpTexts }] = await Promise.all([fetchPage(), texts, signUp.load()]);
    return { component, texts: signUpTexts };
  });
}

export function accessPage(fetchPage: FetchPage): PageModule {
  return new PageModule(async ({ access }) => {
    const texts = import('#src/application/i18n/en/access.ts');
    const [component, { accessTexts }] = await Promise.all([fetchPage(), texts, access.load()]);
    return { component, texts: accessTexts };
  });
}

/** A new password is chosen by the rule of the sign-up, in its words (D50). */
export function newPasswordPage(fetchPage: FetchPage): PageModule {
  return new PageModule(async ({ access }) => {
    const texts = Promise.all([
      import('#src/application/i18n/en/access.ts'),
      import('#src/application/i18n/en/sign-up.ts'),
    ]);
    const [component, [{ accessTexts }, { signUpTexts }]] = await Promise.all([fetchPage(), texts, access.load()]);
    return { component, texts: { ...accessTexts, ...signUpTexts } };
  });
}

export function onboardingPage(fetchPage: FetchPage): PageModule {
  return new PageModule(async ({ onboarding }) => {
    const texts = Promise.all([
      import('#src/application/i18n/en/onboarding.ts'),
      import('#src/application/i18n/en/plans.ts'),
    ]);
    const [component, [{ onboardingTexts }, { plansTexts }]] = await Promise.all([
      fetchPage(),
      texts,
      onboarding.load(),
    ]);
    return { component, texts: { ...onboardingTexts, ...plansTexts } };
  });
}
