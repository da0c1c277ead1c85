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
  /** Lets test automation skip the bot check (§7); has no effect in a production build. */
  readonly allowTestMode: boolean;
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
  readonly jsonRpc: string;
  readonly glossary: string;
  readonly blog: string;
  readonly security: string;
  readonly terms: string;
  readonly privacy: string;
  readonly dataSecurity: string;
  readonly status: string;
  readonly contact: string;
}
