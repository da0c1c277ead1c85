import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Brand, Settings } from '#src/application/app/settings.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { createAppContainer } from '#src/composition/app-container.ts';
import { brandTokens } from '#src/composition/brand-tokens.ts';
import { hasSingleSignOn } from '#src/adapters/browser/oauth-redirect.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import type { Platform } from '#src/application/platform/platform.ts';
import { I18n } from '#src/composition/i18n.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { documentTitle } from '#src/ui/components/layout/page-title.tsx';
import { PasswordToggle } from '#src/ui/components/form/password-field.tsx';
import { AuthPanel } from '#src/ui/auth/layout/auth-panel.tsx';
import { setPanel } from '#src/ui/auth/layout/auth-side-panel.tsx';
import { LanguageContext } from '#src/ui/components/language/language-context.ts';
import { LogInPage } from '#src/ui/auth/log-in/log-in-page.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { LogInButton } from '#src/ui/auth/log-in/log-in-form.tsx';

export interface RenderedLogIn {
  readonly markup: string;
  /** What a customer sees until the console draws it: the same in each language. */
  readonly frame: string;
  /** The operator's colors and radius, as they were at build. */
  readonly styles: string;
}

/** A device on which nothing happens, with the social providers that the deployment is set up for. */
function loginPlatform({ social, oidc }: Settings): Platform {
  const platform = createNullPlatform();
  const providers = SOCIAL_PROVIDERS.filter((provider) => social[provider].clientId !== '');
  const singleSignOn = hasSingleSignOn(oidc)
    ? { label: oidc.label, start: () => Promise.resolve(false), logOut: () => undefined }
    : null;
  return { ...platform, social: { ...platform.social, providers, oidc: singleSignOn } };
}

/** The log-in screen as markup, drawn by the product's own components; painted before any script runs. */
export async function renderLogIn(settings: Settings, language: Language): Promise<RenderedLogIn> {
  setPanel(AuthPanel);
  const platform = loginPlatform(settings);
  const { clock, storage, tabStorage, newId } = platform;
  const i18n = new I18n();
  const { stores } = createAppContainer({
    settings,
    platform,
    session: new SessionStore(storage, clock, newId, tabStorage),
    backend: { loadGateways: () => Promise.reject(new Error('There is no provider at build')), demo: null },
    i18n,
  });
  await i18n.show(language);
  await stores.language.choose(language);
  const render = (content: ReactNode): string =>
    renderToStaticMarkup(<LogInFrame {...{ stores, i18n, content }} brand={settings.brand.name} />);
  const otherState = (name: string, button: ReactNode): string =>
    `<template data-state="${name}">${firstButton(render(button))}</template>`;
  const markup =
    render(<LogInPage />) +
    otherState('shown', <PasswordToggle shown />) +
    otherState('busy', <LogInButton form={SUBMITTING} hint={() => null} />);
  const title = documentTitle(i18n.translate('log-in.document-title'), settings.brand.name);
  const attribute = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    markup: `<div id="first-paint" data-title="${attribute}" hidden>${relativeLinks(markup)}</div>`,
    frame: relativeLinks(render(<DrawnFrame brand={settings.brand} />)),
    styles: rootRule(brandTokens(settings.brand)),
  };
}

/** Its styles are in base.css. Nothing in it can be used yet. */
function DrawnFrame({ brand }: { readonly brand: Brand }) {
  return (
    <div id="first-frame" hidden inert aria-hidden="true">
      <div>
        <BrandLogo brand={brand} href="/dashboard" />
      </div>
      <div className="row">
        <span className="only-mobile">
          <BrandLogo brand={brand} href="/dashboard" compactLabel={brand.name} />
        </span>
      </div>
    </div>
  );
}

interface LogInFrameProps {
  readonly stores: AppStores;
  readonly i18n: I18n;
  readonly brand: string;
  readonly content: ReactNode;
}

/** What a page of the console is drawn in. */
function LogInFrame({ stores, i18n, brand, content }: LogInFrameProps) {
  return (
    <StoresProvider value={stores}>
      <I18nextProvider i18n={i18n.instance}>
        <BrandName value={brand}>
          <LanguageContext value={stores.language}>
            <Router ssrPath="/auth/login">{content}</Router>
          </LanguageContext>
        </BrandName>
      </I18nextProvider>
    </StoresProvider>
  );
}

const SUBMITTING = { canSubmit: false, isSubmitting: true, validatorFailed: false, prepare: () => Promise.resolve() };

function firstButton(markup: string): string {
  const [button] = /<button[^]*?<\/button>/.exec(markup) ?? [];
  if (button === undefined) throw new Error(`There is no button in ${markup}`);
  return button;
}

/** Relative to the base element, which an operator may point at a sub-path. */
function relativeLinks(markup: string): string {
  return markup.replaceAll('href="/', 'href="');
}

function rootRule(tokens: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
