import type { PanelSetting, Settings } from '#src/application/app/settings.ts';

type Meanings<T> = {
  readonly [K in keyof T]: T[K] extends string | number | PanelSetting | readonly unknown[] ? string : Meanings<T[K]>;
};

export const BASE_PATH_MEANING =
  'The folder that the console lives under, with a slash at both ends. Later it is the `<base>` element of `index.html`.';

const social = (name: string) => ({
  clientId: `Offers the log-in with ${name}. Public, of an app whose redirect address is \`<console>/auth/login?app=${name.toLowerCase()}\`.`,
  scope: `What ${name} is asked for.`,
  redirectUri:
    'The registered redirect address, if not that of the console: it leads on with `app`, `code` and `state`.',
});

const page = 'false takes the page out, with its entry, its url, its commands and what leads to it.';
const entries = (menu: string) => `Own entries of ${menu}: see [own entries](deployment.md#own-entries-of-the-menus).`;

/** What each setting means, in sentences for docs/settings.md, .env.example and the schema of brand.json. */
export const SETTING_MEANINGS: Meanings<Settings> = {
  apiBaseUrl:
    "The origin of the API, whose paths start with `/api`; empty for the console's own. Another origin [has to allow the console](deployment.md#the-api).",
  gatewayBaseUrl:
    'The public gateway that customers call with their keys: shown, never called. Without it the first API call and code that repeats a call are not offered.',
  basicAuth: {
    user: 'Of basic credentials for calls without a token. They hide a test deployment and protect nothing.',
    password: 'The password of these credentials, as public as all settings.',
  },
  brand: {
    name: 'Your name, in titles and texts.',
    accent:
      'Fills buttons and panels; [readable shades](white-label.md) for links and lines follow. Empty is the blue of the product.',
    accentContrast: 'The text upon the accent, with a contrast of 4.5 to 1. Empty is white or a near black.',
    accentDark: 'The accent of the dark theme, if it is another one.',
    accentDarkContrast: 'The text upon the accent of the dark theme.',
    radius: 'Of the corners of cards and buttons.',
    logo: 'The logo at log-in, in the questionnaire and in the console.',
    logoDark: 'The logo on the dark theme.',
    mark: 'The logo where there is room for a square alone.',
    nameInLogo: 'true where the logo holds the name, which is then not written beside it.',
    favicon: 'The icon of the tab, an SVG.',
    touchIcon: 'The icon on a home screen, a PNG of 180 pixels.',
    maskableIcon:
      'The icon of an installed console, a PNG of 512 pixels; a device cuts off up to a tenth at each side.',
    description: 'A sentence for search engines and for previews of a link.',
    socialImage: 'The image of such a preview, 1200 by 630 pixels, under its absolute url.',
  },
  links: {
    whatsNew: 'What is new. As every link, it is offered only where it is set.',
    docs: 'The documents.',
    tutorials: 'Tutorials, also in the first steps.',
    apiReference: 'The reference of the API, also in the first steps and at rejected calls.',
    jsonRpc: 'The documents of JSON-RPC.',
    glossary: 'A glossary.',
    blog: 'A blog.',
    security: 'What you say about security.',
    terms: 'The terms of service.',
    privacy: 'The privacy notice.',
    dataSecurity: 'What you say about the security of data.',
    status: 'The status page, also in the banner of an outage.',
    contact: 'The contact page.',
    customPlan: 'Where a customer asks for a plan of their own; empty is the contact page.',
  },
  maintenance: {
    mode: 'true shows a full page instead of the product.',
    notice: 'A banner that can be dismissed.',
  },
  botCheck: {
    provider:
      'Of [the bot check](deployment.md#the-bot-check): an invisible challenge before log-ins, registrations and mails.',
    siteKey: 'The site key. Without it there is no check.',
    script: 'The script, if not that of the provider.',
  },
  errors: {
    endpoint: 'Where [errors of the console](deployment.md#errors) go; empty is nowhere.',
    format: '`sentry` for an endpoint that is a DSN.',
  },
  measures: {
    endpoint: 'Where [page views, web vitals and events](deployment.md#measures) go; empty is nowhere.',
    consent: 'true asks before anything is counted.',
  },
  supportChatUrl: 'Where support is given; empty is the contact page.',
  support: {
    widget: 'A [chat in the console](deployment.md#support), whose script is loaded with the first click.',
    id: 'The id of the app, of the website, or the key of the widget.',
  },
  social: { google: social('Google'), github: social('GitHub'), linkedin: social('LinkedIn') },
  oidc: {
    issuer:
      'Offers the [single sign-on](deployment.md#single-sign-on), with a client id. Spelled as in its discovery document.',
    label: 'The text of the button; empty is “Single sign-on”.',
    authorizationUrl: 'The page to log in at, for an issuer whose discovery document allows no other origin.',
    prompt: 'What the issuer asks again.',
    logOutUrl: 'The `end_session_endpoint`: a log-out of a session that began at the issuer leads there.',
    clientId: 'Of a public client with PKCE, whose redirect address is `<console>/auth/login?app=oidc`.',
    scope: 'What the issuer is asked for.',
    redirectUri: 'The registered redirect address, if not that of the console.',
  },
  signUpRules: 'Which rules the form of the sign-up follows.',
  allowOneLetterNames: 'true takes names of one letter, such as 王, where the API takes them.',
  externalHosts:
    'Hosts that the API [may send customers to](deployment.md#where-customers-may-be-sent), such as a checkout; its own host is always among them.',
  languages: 'The languages to choose from; the first is the default.',
  trustedBy:
    'Names for the strip of customers in the questionnaire, separated by commas, or a list of objects with a `name` and a `logo`.',
  phoneCountry: 'The country that the phone field starts with; empty is the region of the browser, else Bulgaria.',
  seconds: {
    response: 'How long a call may take.',
    resend: 'How long until another verification code can be sent.',
    reveal: 'How long a revealed key or secret shows.',
  },
  roleDescriptions:
    'What each role may do, in the invitation: `Developer: API keys; Viewer: Read only`, or a list of objects with a `role` and a `text`. A description of the API comes first.',
  enterpriseFeatures: 'What a plan by contract may hold: a list of texts. Name only what you offer.',
  showCalls: "true offers [the drawer with the console's own calls](deployment.md#the-consoles-own-calls) to everyone.",
  allowTestMode: 'true at build time lets test automation skip the bot check. No other production build has such code.',
  notices: 'Notices above each page: see [notices](deployment.md#notices).',
  isPhoneRequired: 'false takes a sign-up without a phone number, where the API takes that.',
  socialInvitations:
    'true accepts invitations with a social sign-in, where the API reads `invitationToken` in those calls.',
  passkeyLogIn:
    'true offers to log in with a passkey on the log-in page, where the API has the operations of `passkeys`.',
  questionnaire: {
    stages: 'The stages that you ask, in this order; the last two are always asked.',
    useCases: 'Options in place of our use cases: a list of objects with a `value` and a `text`.',
    channels: 'Options in place of our channels, in the same form.',
  },
  pages: {
    'api-keys': page,
    'verify-domain': page,
    'node-as-a-service': page,
    billing: page,
    usage: page,
    team: page,
    faucets: page,
  },
  menu: { help: entries('the help menu'), sidebar: entries('the sidebar'), profile: entries('the profile menu') },
  panel: {
    logIn:
      'The [panel beside the log-in](deployment.md#beside-the-log-in-and-the-sign-up); true is our own, false is none.',
    signUp: 'The panel beside the sign-up.',
  },
};
