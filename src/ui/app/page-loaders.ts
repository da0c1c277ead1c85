import type { ComponentType } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { MessageGroup } from '#src/application/i18n/message-groups.ts';
import { LazyPage, type PageProps } from './lazy-page.ts';

type FetchPage = () => Promise<ComponentType<PageProps>>;

export function signUpPage(fetchPage: FetchPage): LazyPage {
  return pageWithStores(fetchPage, 'signUp', ['sign-up']);
}

export function accessPage(fetchPage: FetchPage): LazyPage {
  return pageWithStores(fetchPage, 'auth', ['auth']);
}

/** A new password follows the sign-up's rules and uses its messages. */
export function newPasswordPage(fetchPage: FetchPage): LazyPage {
  return pageWithStores(fetchPage, 'auth', ['auth', 'sign-up']);
}

export function onboardingPage(fetchPage: FetchPage): LazyPage {
  return pageWithStores(fetchPage, 'onboarding', ['onboarding', 'plans']);
}

function pageWithStores(
  fetchPage: FetchPage,
  part: keyof Pick<AppStores, 'signUp' | 'auth' | 'onboarding'>,
  messages: readonly MessageGroup[],
): LazyPage {
  return new LazyPage(async (stores) => (await Promise.all([fetchPage(), stores[part].load()]))[0], messages);
}
