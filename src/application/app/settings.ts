/** Everything that a deployment may set. Each has a default; see .env.example. All of it is public. */
export interface Settings {
  readonly apiBaseUrl: string;
  readonly gatewayBaseUrl: string;
  /** Only for calls without a token (D3); empty means none. */
  readonly basicAuth: { readonly user: string; readonly password: string };
  readonly brand: Brand;
  readonly links: Links;
  readonly maintenance: { readonly mode: boolean; readonly notice: string };
  readonly botCheck: { readonly siteKey: string; readonly script: string };
  readonly supportChatUrl: string;
  readonly social: Readonly<Record<'google' | 'github' | 'linkedin', SocialSettings>>;
  /** Which of the two rule sets the sign-up form follows (D19). */
  readonly signUpRules: 'sign-up' | 'alternative';
  /** Takes names of one letter, which the specification refuses. */
  readonly allowOneLetterNames: boolean;
  /** Hosts of external addresses that the server may send people to (D40), separated by spaces; `*.example.com` too. */
  readonly externalHosts: string;
  /** Names of invented companies for the trusted-by strip, separated by commas (D18). */
  readonly trustedBy: string;
  /** Lets test automation skip the bot check (§7); has no effect in a production build. */
  readonly allowTestMode: boolean;
}

/** One social provider (§7, D10); without a client id it is not offered. */
export interface SocialSettings {
  readonly clientId: string;
  readonly scope: string;
  /** Where the provider leads back to, as registered with it; empty: the log-in screen of the console (§9). */
  readonly redirectUri: string;
}

export interface Brand {
  readonly name: string;
  readonly accent: string;
  readonly accentContrast: string;
  readonly accentDark: string;
  readonly accentDarkContrast: string;
  readonly radius: string;
}

export interface Links {
  readonly whatsNew: string;
  readonly docs: string;
  /** Where the pills of the Getting Started panel lead (§2). */
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
  /** Where a custom plan is asked for (§2, D48). */
  readonly customPlan: string;
}
