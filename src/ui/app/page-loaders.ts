import type { ComponentType } from 'react';
import { LazyPage, type PageProps } from './lazy-page.ts';

type FetchPage = () => Promise<ComponentType<PageProps>>;

export function signUpPage(fetchPage: FetchPage): LazyPage {
  return new LazyPage(async ({ signUp }) => {
    const messages = import('#src/application/i18n/en/sign-up.ts');
    const [component, { signUpMessages }] = await Promise.all([fetchPage(), messages, signUp.load()]);
    return { component, messages: signUpMessages };
  });
}

export function accessPage(fetchPage: FetchPage): LazyPage {
  return new LazyPage(async ({ auth }) => {
    const messages = import('#src/application/i18n/en/auth.ts');
    const [component, { authMessages }] = await Promise.all([fetchPage(), messages, auth.load()]);
    return { component, messages: authMessages };
  });
}

/** A new password follows the sign-up's rules and uses its messages. */
export function newPasswordPage(fetchPage: FetchPage): LazyPage {
  return new LazyPage(async ({ auth }) => {
    const messages = Promise.all([
      import('#src/application/i18n/en/auth.ts'),
      import('#src/application/i18n/en/sign-up.ts'),
    ]);
    const [component, [{ authMessages }, { signUpMessages }]] = await Promise.all([fetchPage(), messages, auth.load()]);
    return { component, messages: { ...authMessages, ...signUpMessages } };
  });
}

export function onboardingPage(fetchPage: FetchPage): LazyPage {
  return new LazyPage(async ({ onboarding }) => {
    const messages = Promise.all([
      import('#src/application/i18n/en/onboarding.ts'),
      import('#src/application/i18n/en/plans.ts'),
    ]);
    const [component, [{ onboardingMessages }, { plansMessages }]] = await Promise.all([
      fetchPage(),
      messages,
      onboarding.load(),
    ]);
    return { component, messages: { ...onboardingMessages, ...plansMessages } };
  });
}
