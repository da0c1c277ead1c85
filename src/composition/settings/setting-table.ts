import type { Settings } from '#src/application/app/settings.ts';
import {
  accent,
  address,
  boolean,
  colour,
  exactAddress,
  hosts,
  name,
  radius,
  type Reader,
  ruleSet,
  text,
} from './setting-readers.ts';

/** One setting: its variable at build, how it is read, and what is expected, for the error that names it. */
export interface Entry<T> {
  readonly variable: `VITE_${string}`;
  readonly read: Reader<T>;
  readonly expected: string;
}

type Entries<T> = { readonly [K in keyof T]: T[K] extends string | boolean ? Entry<T[K]> : Entries<T[K]> };

const anAddress = 'an absolute http(s) address without credentials, or nothing';
const aText = 'text';
const aColour = 'a colour such as #1c4ec2';

function link(variable: `VITE_${string}`): Entry<string> {
  return { variable, read: address, expected: anAddress };
}

function words(variable: `VITE_${string}`): Entry<string> {
  return { variable, read: text, expected: aText };
}

function social(name: 'GOOGLE' | 'GITHUB' | 'LINKEDIN') {
  return {
    clientId: words(`VITE_${name}_CLIENT_ID`),
    scope: words(`VITE_${name}_SCOPE`),
    redirectUri: { variable: `VITE_${name}_REDIRECT_URI`, read: exactAddress, expected: anAddress } as const,
  };
}

function yesOrNo(variable: `VITE_${string}`): Entry<boolean> {
  return { variable, read: boolean, expected: 'true or false' };
}

function accentEntry(variable: `VITE_${string}`, theme: 'light' | 'dark'): Entry<string> {
  const expected = `${aColour}, with a contrast of 4.5 on the ${theme} theme and 25 degrees away from red, amber and green`;
  return { variable, read: accent(theme), expected };
}

/** Every setting; a deployment sets it at build, or later under the same name in index.html. */
export const SETTING_TABLE: Entries<Settings> = {
  apiBaseUrl: link('VITE_API_BASE_URL'),
  gatewayBaseUrl: link('VITE_GATEWAY_BASE_URL'),
  basicAuth: { user: words('VITE_BASIC_AUTH_USER'), password: words('VITE_BASIC_AUTH_PASSWORD') },
  brand: {
    name: { variable: 'VITE_BRAND_NAME', read: name, expected: 'a name' },
    accent: accentEntry('VITE_BRAND_ACCENT', 'light'),
    accentContrast: { variable: 'VITE_BRAND_ACCENT_CONTRAST', read: colour, expected: aColour },
    accentDark: accentEntry('VITE_BRAND_ACCENT_DARK', 'dark'),
    accentDarkContrast: { variable: 'VITE_BRAND_ACCENT_DARK_CONTRAST', read: colour, expected: aColour },
    radius: { variable: 'VITE_BRAND_RADIUS', read: radius, expected: '0px, 4px, 6px, 8px or 10px' },
  },
  links: {
    whatsNew: link('VITE_LINK_WHATS_NEW'),
    docs: link('VITE_LINK_DOCS'),
    tutorials: link('VITE_LINK_TUTORIALS'),
    apiReference: link('VITE_LINK_API_REFERENCE'),
    jsonRpc: link('VITE_LINK_JSON_RPC'),
    glossary: link('VITE_LINK_GLOSSARY'),
    blog: link('VITE_LINK_BLOG'),
    security: link('VITE_LINK_SECURITY'),
    terms: link('VITE_LINK_TERMS'),
    privacy: link('VITE_LINK_PRIVACY'),
    dataSecurity: link('VITE_LINK_DATA_SECURITY'),
    status: link('VITE_LINK_STATUS'),
    contact: link('VITE_LINK_CONTACT'),
    customPlan: link('VITE_LINK_CUSTOM_PLAN'),
  },
  maintenance: { mode: yesOrNo('VITE_MAINTENANCE_MODE'), notice: words('VITE_MAINTENANCE_NOTICE') },
  botCheck: { siteKey: words('VITE_BOT_CHECK_SITE_KEY'), script: link('VITE_BOT_CHECK_SCRIPT') },
  supportChatUrl: link('VITE_SUPPORT_CHAT_URL'),
  social: { google: social('GOOGLE'), github: social('GITHUB'), linkedin: social('LINKEDIN') },
  signUpRules: { variable: 'VITE_SIGN_UP_RULES', read: ruleSet, expected: 'sign-up or alternative' },
  allowOneLetterNames: yesOrNo('VITE_ALLOW_ONE_LETTER_NAMES'),
  externalHosts: {
    variable: 'VITE_EXTERNAL_HOSTS',
    read: hosts,
    expected: 'hosts such as checkout.example.com or *.example.com, separated by spaces',
  },
  trustedBy: words('VITE_TRUSTED_BY'),
  allowTestMode: yesOrNo('VITE_ALLOW_TEST_MODE'),
};
