import type { Notice } from '#src/domain/branding/notice.ts';
import type { SupportWidget } from '#src/application/platform/external-links.ts';
import type { BotCheckProvider } from '#src/application/platform/bot-check.ts';
import type { OwnLink, OwnMenu } from '#src/domain/branding/own-pages.ts';
import type { OwnText } from '#src/domain/shared/own-text.ts';
import type { OwnOption, Stage } from '#src/domain/onboarding/answers.ts';
import type { RoleDescription } from '#src/domain/team/role.ts';
import type { OfferedPages } from '#src/domain/shared/offered-pages.ts';

export interface TrustedCompany {
  readonly name: string;
  /** A file beside index.html or a url; empty for none. */
  readonly logo: string;
}

/** All deployment settings, with defaults; see docs/settings.md. All of it is public. */
export interface Settings {
  readonly apiBaseUrl: string;
  readonly gatewayBaseUrl: string;
  /** Only for calls without a token; empty means none. */
  readonly basicAuth: { readonly user: string; readonly password: string };
  readonly brand: Brand;
  readonly links: Links;
  readonly maintenance: { readonly mode: boolean; readonly notice: string };
  readonly botCheck: {
    readonly provider: BotCheckProvider;
    readonly siteKey: string;
    /** Empty means that of the provider. */
    readonly script: string;
  };
  /** Where errors of the console go; nowhere without an endpoint. */
  readonly errors: { readonly endpoint: string; readonly format: 'json' | 'sentry' };
  /** Where page views, web vitals and product events go; nowhere without an endpoint. */
  readonly measures: { readonly endpoint: string; readonly consent: boolean };
  readonly supportChatUrl: string;
  /** A chat in the console, in place of the address; it needs an id. */
  readonly support: { readonly widget: '' | SupportWidget; readonly id: string };
  readonly social: Readonly<Record<'google' | 'github' | 'linkedin', SocialSettings>>;
  /** The single sign-on; offered only with an issuer and a client id. */
  readonly oidc: OidcSettings;
  readonly signUpRules: 'sign-up' | 'alternative';
  /** Accepts names of one letter, such as 王. */
  readonly allowOneLetterNames: boolean;
  /** Allowed hosts for external urls, separated by spaces; `*.example.com` works too, and `any-https-host`. */
  readonly externalHosts: string;
  /** Companies of the trusted-by row; one without a logo has an icon. */
  readonly trustedBy: readonly TrustedCompany[];
  /** The country that the phone field starts with; empty means the region of the browser, else Bulgaria. */
  readonly phoneCountry: string;
  /** How long a call may take, between two codes, and a fetched secret shows. */
  readonly seconds: { readonly response: number; readonly resend: number; readonly reveal: number };
  /** Codes of the offered languages, separated by spaces; the first is the default. */
  readonly languages: string;
  /** What each role may do, for the invitation. */
  readonly roleDescriptions: readonly RoleDescription[];
  /** What customers may talk about for a plan of their own; empty means our list. */
  readonly enterpriseFeatures: readonly OwnText[];
  /** Lets anyone signed in see the console's own calls. */
  readonly showCalls: boolean;
  /** Lets test automation skip the bot check; has no effect in a build that was made without it. */
  readonly allowTestMode: boolean;
  /** Beside that of the maintenance. */
  readonly notices: readonly Notice[];
  /** Of the sign-up form. */
  readonly isPhoneRequired: boolean;
  /** The calls of social sign-ins and of the single sign-on accept an invitation. */
  readonly socialInvitations: boolean;
  /** Offered on the log-in page. */
  readonly passkeyLogIn: boolean;
  /** In place of the six stages and of our lists of options. */
  readonly questionnaire: {
    readonly stages: readonly Stage[];
    readonly useCases: readonly OwnOption[];
    readonly channels: readonly OwnOption[];
  };
  readonly pages: OfferedPages;
  /** The provider's own entries. */
  readonly menu: Readonly<Record<OwnMenu, readonly OwnLink[]>>;
  /** Beside the forms for customers and for newcomers: the console's own with true, none with false. */
  readonly panel: Readonly<Record<PanelName, PanelSetting>>;
}

export type PanelName = 'logIn' | 'signUp';

export type PanelSetting = boolean | OwnPanel;

/** What a provider says beside a form; an empty part is not drawn. */
export interface OwnPanel {
  readonly headline: OwnText;
  readonly text: OwnText | null;
  readonly points: readonly OwnText[];
  /** A call, the same in each language. */
  readonly curl: string;
  /** A file beside index.html, or a url. */
  readonly image: string;
}

/** A social provider; offered only with a client id. */
export interface SocialSettings {
  readonly clientId: string;
  readonly scope: string;
  /** The registered return url; empty means the log-in screen. */
  readonly redirectUri: string;
}

export interface OidcSettings extends SocialSettings {
  /** As its discovery document names it. */
  readonly issuer: string;
  /** Of the button; empty means "Single sign-on". */
  readonly label: string;
  /** Where people log in; empty means where the discovery document says. */
  readonly authorizationUrl: string;
  /** What the issuer asks again; empty leaves it to the issuer. */
  readonly prompt: '' | OidcPrompt;
  /** Where a log-out leads, so that the issuer's own session ends too; empty means nowhere. */
  readonly logOutUrl: string;
}

export const OIDC_PROMPTS = ['login', 'consent', 'select_account'] as const;

export type OidcPrompt = (typeof OIDC_PROMPTS)[number];

export interface Brand {
  readonly name: string;
  /** Any color; empty means the product's own. */
  readonly accent: string;
  /** The text upon it; empty means the one that can be read. */
  readonly accentContrast: string;
  /** On the dark theme; empty means the same accent. */
  readonly accentDark: string;
  readonly accentDarkContrast: string;
  readonly radius: string;
  /** Files beside index.html, or urls; empty means the product's own mark. */
  readonly logo: string;
  readonly logoDark: string;
  /** Where there is room for a square alone. */
  readonly mark: string;
  /** The logo holds the name, so it is not written beside it. */
  readonly nameInLogo: boolean;
  readonly favicon: string;
  /** Square, 180 pixels, for a home screen. */
  readonly touchIcon: string;
  /** Square, 512 pixels, with a margin that a device may cut off. */
  readonly maskableIcon: string;
  /** Read by search engines and where a link is shared. */
  readonly description: string;
  /** An absolute url, which other sites fetch. */
  readonly socialImage: string;
}

export interface Links {
  readonly whatsNew: string;
  readonly docs: string;
  /** Link targets of the Getting Started panel. */
  readonly tutorials: string;
  readonly apiReference: string;
  readonly jsonRpc: string;
  readonly glossary: string;
  readonly blog: string;
  readonly security: string;
  readonly terms: string;
  readonly privacy: string;
  readonly dataSecurity: string;
  readonly status: string;
  readonly contact: string;
  /** Where to request a custom plan. */
  readonly customPlan: string;
}
