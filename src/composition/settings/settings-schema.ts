import { OIDC_PROMPTS, type PanelSetting, type Settings } from '#src/application/app/settings.ts';
import { SUPPORT_WIDGETS } from '#src/application/platform/external-links.ts';
import { BOT_CHECK_PROVIDERS } from '#src/application/platform/bot-check.ts';
import { allowedHost, parseHosts } from '#src/domain/shared/external-url.ts';
import { parseLanguages } from '#src/domain/shared/language.ts';
import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import {
  EntryProblem,
  readNotices,
  readOptions,
  readOwnLinks,
  readRoleDescriptions,
  readStages,
  readCompanies,
  readFeatures,
} from './own-entries.ts';
import { readPanel } from './own-panel.ts';

/** Undefined if the text is not valid. */
type Parser<T> = (raw: unknown) => T | undefined;

const text: Parser<string> = (raw) => (typeof raw === 'string' ? raw.trim() : undefined);

const name: Parser<string> = (raw) => text(raw) || undefined;

const boolean: Parser<boolean> = (raw) => {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' || raw === '' ? false : undefined;
};

/** Empty, or an absolute http(s) URL without credentials; verbatim, because others compare it. */
const exactUrl: Parser<string> = (raw) => {
  const trimmed = text(raw);
  if (trimmed === undefined || trimmed === '') return trimmed;
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, username, password } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? trimmed : undefined;
};

/** The same, or a DSN of Sentry, which has a public key before its host. */
const reportUrl: Parser<string> = (raw) => {
  const trimmed = text(raw);
  if (trimmed === undefined || !URL.canParse(trimmed)) return exactUrl(raw);
  const parsed = new URL(trimmed);
  parsed.username = '';
  return exactUrl(parsed.href) === undefined ? undefined : trimmed;
};

/** Without its last slash, because paths are appended. */
const url: Parser<string> = (raw) => exactUrl(raw)?.replace(/\/+$/, '');

/** Hosts as browsers spell them, separated by spaces. One invalid host makes the list invalid. */
const hosts: Parser<string> = (raw) => {
  const trimmed = text(raw);
  if (trimmed === undefined) return undefined;
  const parsed = parseHosts(trimmed).map(allowedHost);
  return parsed.includes(null) ? undefined : parsed.join(' ');
};

/** Codes separated by spaces, each once. One that is unknown makes the list invalid. */
const languages: Parser<string> = (raw) => parseLanguages(text(raw) ?? '')?.join(' ');

const country: Parser<string> = (raw) => {
  const code = text(raw)?.toUpperCase();
  return code !== undefined && /^([A-Z]{2})?$/.test(code) ? code : undefined;
};

const LONGEST_SECONDS = 3600;

const seconds: Parser<number> = (raw) => {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= 1 && value <= LONGEST_SECONDS ? value : undefined;
};

const color: Parser<string> = (raw) => {
  const trimmed = text(raw);
  return trimmed !== undefined && /^(#[0-9a-f]{6})?$/i.test(trimmed) ? trimmed.toLowerCase() : undefined;
};

const radius: Parser<string> = (raw) => {
  const trimmed = text(raw);
  return trimmed !== undefined && /^(0|4|6|8|10)px$/.test(trimmed) ? trimmed : undefined;
};

/** Empty, a file below the console's folder, or a url. */
const image: Parser<string> = (raw) => {
  const trimmed = text(raw);
  return trimmed !== undefined && /^(\.\/)?[\w~%-][\w.~%/-]*$/.test(trimmed) ? trimmed : exactUrl(raw);
};

export interface SettingField<T> {
  readonly variable: `VITE_${string}`;
  readonly parse: Parser<T>;
  /** Of a list, what is wrong with this one. */
  readonly expected: string | ((raw: unknown) => string);
  readonly fallback: T;
  /** The urls that the page loads or calls because of it, by the part of a policy that lets them in. */
  readonly loads?: { readonly as: 'connect' | 'image'; readonly urls: (value: T) => readonly string[] };
}

/** What the setting itself names. */
function loadedAs(as: 'connect' | 'image') {
  return { loads: { as, urls: (value: string) => [value] } };
}

type SettingFields<T> = {
  readonly [K in keyof T]: T[K] extends string | number | PanelSetting | readonly unknown[]
    ? SettingField<T[K]>
    : SettingFields<T[K]>;
};

const urlFormat = 'an absolute http(s) address without credentials, or nothing';
const textFormat = 'text';

function urlField(variable: `VITE_${string}`, fallback = ''): SettingField<string> {
  return { variable, parse: url, expected: urlFormat, fallback };
}

function exactUrlField(variable: `VITE_${string}`): SettingField<string> {
  return { variable, parse: exactUrl, expected: urlFormat, fallback: '' };
}

function textField(variable: `VITE_${string}`, fallback = ''): SettingField<string> {
  return { variable, parse: text, expected: textFormat, fallback };
}

function socialFields(name: 'GOOGLE' | 'GITHUB' | 'LINKEDIN' | 'OIDC', scope: string) {
  return {
    clientId: textField(`VITE_${name}_CLIENT_ID`),
    scope: textField(`VITE_${name}_SCOPE`, scope),
    redirectUri: exactUrlField(`VITE_${name}_REDIRECT_URI`),
  };
}

function booleanField(variable: `VITE_${string}`, fallback = false): SettingField<boolean> {
  return { variable, parse: boolean, expected: 'true or false', fallback };
}

function secondsField(variable: `VITE_${string}`, fallback: number): SettingField<number> {
  return { variable, parse: seconds, expected: `whole seconds from 1 to ${LONGEST_SECONDS}`, fallback };
}

/** The first choice is the default. */
function choiceField<T extends string>(variable: `VITE_${string}`, choices: readonly [T, ...T[]]): SettingField<T> {
  const expected = `${choices.slice(0, -1).map(shownChoice).join(', ')} or ${shownChoice(choices.at(-1))}`;
  return { variable, parse: (raw) => choices.find((choice) => choice === raw), expected, fallback: choices[0] };
}

const shownChoice = (choice: string | undefined): string => choice || 'nothing';

function colorField(variable: `VITE_${string}`): SettingField<string> {
  return { variable, parse: color, expected: 'a color such as #1c4ec2, or nothing', fallback: '' };
}

function imageField(variable: `VITE_${string}`, fallback = ''): SettingField<string> {
  const expected = 'a file beside index.html such as logo.svg, or a url';
  return { variable, parse: image, expected, fallback, ...loadedAs('image') };
}

function brandImages() {
  return {
    logo: imageField('VITE_BRAND_LOGO'),
    logoDark: imageField('VITE_BRAND_LOGO_DARK'),
    mark: imageField('VITE_BRAND_MARK'),
    nameInLogo: booleanField('VITE_BRAND_NAME_IN_LOGO'),
    favicon: imageField('VITE_BRAND_FAVICON', 'favicon.svg'),
    touchIcon: imageField('VITE_BRAND_TOUCH_ICON', 'touch-icon.png'),
    maskableIcon: imageField('VITE_BRAND_MASKABLE_ICON', 'maskable-icon.png'),
    description: textField('VITE_BRAND_DESCRIPTION'),
    socialImage: urlField('VITE_BRAND_SOCIAL_IMAGE'),
  };
}

/** Its reader throws what is wrong. */
function ownField<T>(variable: `VITE_${string}`, read: (raw: unknown) => T, fallback: T): SettingField<T> {
  const attempt = (raw: unknown): { readonly value?: T; readonly problem?: string } => {
    try {
      return { value: read(raw) };
    } catch (error) {
      if (error instanceof EntryProblem) return { problem: error.message };
      throw error;
    }
  };
  return {
    ...{ variable, fallback },
    parse: (raw) => attempt(raw).value,
    expected: (raw) => attempt(raw).problem ?? '',
  };
}

function listField<T>(
  variable: `VITE_${string}`,
  read: (raw: unknown) => readonly T[],
  fallback: readonly T[] = [],
): SettingField<readonly T[]> {
  return ownField(variable, read, fallback);
}

function panelField(variable: `VITE_${string}`): SettingField<PanelSetting> {
  const urls = (panel: PanelSetting) => (typeof panel === 'object' ? [panel.image] : []);
  return { ...ownField(variable, (raw) => readPanel(raw, image), true), loads: { as: 'image', urls } };
}

/** Set at build, or later under the same name in index.html. */
export const SETTINGS_SCHEMA: SettingFields<Settings> = {
  apiBaseUrl: { ...urlField('VITE_API_BASE_URL'), ...loadedAs('connect') },
  gatewayBaseUrl: urlField('VITE_GATEWAY_BASE_URL'),
  basicAuth: { user: textField('VITE_BASIC_AUTH_USER'), password: textField('VITE_BASIC_AUTH_PASSWORD') },
  // src/ui/styles/tokens.css repeats the default of the radius.
  brand: {
    name: { variable: 'VITE_BRAND_NAME', parse: name, expected: 'a name', fallback: 'Gatehouse' },
    accent: colorField('VITE_BRAND_ACCENT'),
    accentContrast: colorField('VITE_BRAND_ACCENT_CONTRAST'),
    accentDark: colorField('VITE_BRAND_ACCENT_DARK'),
    accentDarkContrast: colorField('VITE_BRAND_ACCENT_DARK_CONTRAST'),
    radius: { variable: 'VITE_BRAND_RADIUS', parse: radius, expected: '0px, 4px, 6px, 8px or 10px', fallback: '6px' },
    ...brandImages(),
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
  botCheck: {
    provider: choiceField('VITE_BOT_CHECK_PROVIDER', BOT_CHECK_PROVIDERS),
    siteKey: textField('VITE_BOT_CHECK_SITE_KEY'),
    script: urlField('VITE_BOT_CHECK_SCRIPT'),
  },
  errors: {
    endpoint: {
      ...{ variable: 'VITE_ERRORS_ENDPOINT', parse: reportUrl, expected: `${urlFormat}, or a DSN`, fallback: '' },
      ...loadedAs('connect'),
    },
    format: choiceField('VITE_ERRORS_FORMAT', ['json', 'sentry']),
  },
  measures: {
    endpoint: { ...exactUrlField('VITE_MEASURES_ENDPOINT'), ...loadedAs('connect') },
    consent: booleanField('VITE_MEASURES_CONSENT'),
  },
  supportChatUrl: urlField('VITE_SUPPORT_CHAT_URL'),
  support: {
    widget: choiceField('VITE_SUPPORT_WIDGET', ['', ...SUPPORT_WIDGETS]),
    id: textField('VITE_SUPPORT_ID'),
  },
  social: {
    google: socialFields('GOOGLE', 'openid email profile'),
    github: socialFields('GITHUB', 'user'),
    linkedin: socialFields('LINKEDIN', 'openid profile email'),
  },
  oidc: {
    // Its discovery document is read; people leave for the rest.
    issuer: { ...exactUrlField('VITE_OIDC_ISSUER'), ...loadedAs('connect') },
    label: textField('VITE_OIDC_LABEL'),
    authorizationUrl: exactUrlField('VITE_OIDC_AUTHORIZATION_URL'),
    prompt: choiceField('VITE_OIDC_PROMPT', ['', ...OIDC_PROMPTS]),
    logOutUrl: exactUrlField('VITE_OIDC_LOG_OUT_URL'),
    ...socialFields('OIDC', 'openid email profile'),
  },
  signUpRules: choiceField('VITE_SIGN_UP_RULES', ['sign-up', 'alternative']),
  allowOneLetterNames: booleanField('VITE_ALLOW_ONE_LETTER_NAMES'),
  externalHosts: {
    variable: 'VITE_EXTERNAL_HOSTS',
    parse: hosts,
    expected: 'hosts such as checkout.example.com or *.example.com, separated by spaces, or any-https-host',
    fallback: '',
  },
  languages: {
    variable: 'VITE_LANGUAGES',
    parse: languages,
    expected: 'codes of languages separated by spaces, the default first, such as de en',
    fallback: 'en bg de es ar',
  },
  trustedBy: {
    ...listField('VITE_TRUSTED_BY', (raw) => readCompanies(raw, image)),
    loads: { as: 'image', urls: (companies) => companies.map(({ logo }) => logo) },
  },
  phoneCountry: {
    variable: 'VITE_PHONE_COUNTRY',
    parse: country,
    expected: 'a country code of two letters such as DE, or nothing',
    fallback: '',
  },
  seconds: {
    response: secondsField('VITE_RESPONSE_SECONDS', 30),
    resend: secondsField('VITE_RESEND_SECONDS', 60),
    reveal: secondsField('VITE_REVEAL_SECONDS', 30),
  },
  roleDescriptions: listField('VITE_ROLE_DESCRIPTIONS', readRoleDescriptions),
  enterpriseFeatures: listField('VITE_ENTERPRISE_FEATURES', readFeatures),
  showCalls: booleanField('VITE_SHOW_CALLS'),
  allowTestMode: booleanField('VITE_ALLOW_TEST_MODE'),
  notices: listField('VITE_NOTICES', readNotices),
  isPhoneRequired: booleanField('VITE_PHONE_REQUIRED', true),
  socialInvitations: booleanField('VITE_SOCIAL_INVITATIONS'),
  passkeyLogIn: booleanField('VITE_PASSKEY_LOG_IN'),
  questionnaire: {
    stages: listField('VITE_QUESTIONNAIRE_STAGES', readStages, ONBOARDING_STAGES),
    useCases: listField('VITE_QUESTIONNAIRE_USE_CASES', readOptions),
    channels: listField('VITE_QUESTIONNAIRE_CHANNELS', readOptions),
  },
  pages: {
    'api-keys': booleanField('VITE_PAGE_API_KEYS', true),
    'verify-domain': booleanField('VITE_PAGE_VERIFY_DOMAIN', true),
    'node-as-a-service': booleanField('VITE_PAGE_NODE_AS_A_SERVICE', true),
    billing: booleanField('VITE_PAGE_BILLING', true),
    usage: booleanField('VITE_PAGE_USAGE', true),
    team: booleanField('VITE_PAGE_TEAM', true),
    faucets: booleanField('VITE_PAGE_FAUCETS', true),
  },
  menu: {
    help: listField('VITE_MENU_HELP', readOwnLinks),
    sidebar: listField('VITE_MENU_SIDEBAR', readOwnLinks),
    profile: listField('VITE_MENU_PROFILE', readOwnLinks),
  },
  panel: { logIn: panelField('VITE_PANEL_LOG_IN'), signUp: panelField('VITE_PANEL_SIGN_UP') },
};

export function isSettingField(value: object): value is SettingField<unknown> {
  return 'parse' in value;
}
