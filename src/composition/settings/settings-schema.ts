import type { Settings } from '#src/application/app/settings.ts';
import {
  accent,
  url,
  boolean,
  color,
  exactUrl,
  hosts,
  languages,
  name,
  radius,
  type Parser,
  ruleSet,
  text,
} from './setting-parsers.ts';

export interface SettingField<T> {
  readonly variable: `VITE_${string}`;
  readonly parse: Parser<T>;
  readonly expected: string;
}

type SettingFields<T> = {
  readonly [K in keyof T]: T[K] extends string | boolean ? SettingField<T[K]> : SettingFields<T[K]>;
};

const urlFormat = 'an absolute http(s) address without credentials, or nothing';
const textFormat = 'text';
const colorFormat = 'a colour such as #1c4ec2';

function urlField(variable: `VITE_${string}`): SettingField<string> {
  return { variable, parse: url, expected: urlFormat };
}

function textField(variable: `VITE_${string}`): SettingField<string> {
  return { variable, parse: text, expected: textFormat };
}

function socialFields(name: 'GOOGLE' | 'GITHUB' | 'LINKEDIN') {
  return {
    clientId: textField(`VITE_${name}_CLIENT_ID`),
    scope: textField(`VITE_${name}_SCOPE`),
    redirectUri: { variable: `VITE_${name}_REDIRECT_URI`, parse: exactUrl, expected: urlFormat } as const,
  };
}

function booleanField(variable: `VITE_${string}`): SettingField<boolean> {
  return { variable, parse: boolean, expected: 'true or false' };
}

function accentField(variable: `VITE_${string}`, theme: 'light' | 'dark'): SettingField<string> {
  const expected = `${colorFormat}, with a contrast of 4.5 on the ${theme} theme and 25 degrees away from red, amber and green`;
  return { variable, parse: accent(theme), expected };
}

/** Set at build, or later under the same name in index.html. */
export const SETTINGS_SCHEMA: SettingFields<Settings> = {
  apiBaseUrl: urlField('VITE_API_BASE_URL'),
  gatewayBaseUrl: urlField('VITE_GATEWAY_BASE_URL'),
  basicAuth: { user: textField('VITE_BASIC_AUTH_USER'), password: textField('VITE_BASIC_AUTH_PASSWORD') },
  brand: {
    name: { variable: 'VITE_BRAND_NAME', parse: name, expected: 'a name' },
    accent: accentField('VITE_BRAND_ACCENT', 'light'),
    accentContrast: { variable: 'VITE_BRAND_ACCENT_CONTRAST', parse: color, expected: colorFormat },
    accentDark: accentField('VITE_BRAND_ACCENT_DARK', 'dark'),
    accentDarkContrast: { variable: 'VITE_BRAND_ACCENT_DARK_CONTRAST', parse: color, expected: colorFormat },
    radius: { variable: 'VITE_BRAND_RADIUS', parse: radius, expected: '0px, 4px, 6px, 8px or 10px' },
  },
  links: {
    whatsNew: urlField('VITE_LINK_WHATS_NEW'),
    docs: urlField('VITE_LINK_DOCS'),
    tutorials: urlField('VITE_LINK_TUTORIALS'),
    apiReference: urlField('VITE_LINK_API_REFERENCE'),
    jsonRpc: urlField('VITE_LINK_JSON_RPC'),
    glossary: urlField('VITE_LINK_GLOSSARY'),
    blog: urlField('VITE_LINK_BLOG'),
    security: urlField('VITE_LINK_SECURITY'),
    terms: urlField('VITE_LINK_TERMS'),
    privacy: urlField('VITE_LINK_PRIVACY'),
    dataSecurity: urlField('VITE_LINK_DATA_SECURITY'),
    status: urlField('VITE_LINK_STATUS'),
    contact: urlField('VITE_LINK_CONTACT'),
    customPlan: urlField('VITE_LINK_CUSTOM_PLAN'),
  },
  maintenance: { mode: booleanField('VITE_MAINTENANCE_MODE'), notice: textField('VITE_MAINTENANCE_NOTICE') },
  botCheck: { siteKey: textField('VITE_BOT_CHECK_SITE_KEY'), script: urlField('VITE_BOT_CHECK_SCRIPT') },
  supportChatUrl: urlField('VITE_SUPPORT_CHAT_URL'),
  social: { google: socialFields('GOOGLE'), github: socialFields('GITHUB'), linkedin: socialFields('LINKEDIN') },
  signUpRules: { variable: 'VITE_SIGN_UP_RULES', parse: ruleSet, expected: 'sign-up or alternative' },
  allowOneLetterNames: booleanField('VITE_ALLOW_ONE_LETTER_NAMES'),
  externalHosts: {
    variable: 'VITE_EXTERNAL_HOSTS',
    parse: hosts,
    expected: 'hosts such as checkout.example.com or *.example.com, separated by spaces',
  },
  languages: {
    variable: 'VITE_LANGUAGES',
    parse: languages,
    expected: 'codes of languages separated by spaces, the default first, such as de en',
  },
  trustedBy: textField('VITE_TRUSTED_BY'),
  roleDescriptions: textField('VITE_ROLE_DESCRIPTIONS'),
  showCalls: booleanField('VITE_SHOW_CALLS'),
  allowTestMode: booleanField('VITE_ALLOW_TEST_MODE'),
};
