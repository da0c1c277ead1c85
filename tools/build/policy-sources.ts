import type { Settings } from '#src/application/app/settings.ts';
import { copyingOrigins, framedOrigins } from '#src/domain/branding/own-pages.ts';
import type { SupportWidget } from '#src/application/platform/external-links.ts';
import { isSettingField, SETTINGS_SCHEMA } from '#src/composition/settings/settings-schema.ts';
import { BOT_CHECK_SCRIPTS, type BotCheckProvider } from '#src/application/platform/bot-check.ts';

const DIRECTIVES = ['connect', 'script', 'style', 'image', 'font', 'frame', 'media', 'worker'] as const;

/** By the part of a Content-Security-Policy that lets them in. */
type Sources = Readonly<Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>>;

/** As the vendors document them. */
const BOT_CHECKS: Readonly<Record<BotCheckProvider, Sources>> = {
  recaptcha: {
    script: ['https://www.google.com', 'https://www.gstatic.com'],
    connect: ['https://www.google.com'],
    frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  hcaptcha: {
    script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: { script: ['https://challenges.cloudflare.com'], frame: ['https://challenges.cloudflare.com'] },
};

const INTERCOM_IMAGES = [
  ...['https://js.intercomcdn.com', 'https://static.intercomassets.com', 'https://downloads.intercomcdn.com'],
  ...['https://uploads.intercomusercontent.com', 'https://gifs.intercomcdn.com', 'https://messenger-apps.intercom.io'],
  ...['https://video-messages.intercomcdn.com', 'https://*.intercom-attachments-5.com'],
  ...['https://*.intercom-attachments-6.com', 'https://*.intercom-attachments-9.com'],
];
const ZENDESK = ['https://static.zdassets.com', 'https://ekr.zdassets.com', 'https://*.zendesk.com'];

/** As the vendors document them; of Intercom those of a workspace in the United States. */
const WIDGETS: Readonly<Record<SupportWidget, Sources>> = {
  intercom: {
    script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: [
      ...['https://via.intercom.io', 'https://api.intercom.io', 'https://api-iam.intercom.io'],
      ...['https://api-ping.intercom.io', 'https://*.intercom-messenger.com', 'wss://*.intercom-messenger.com'],
      ...['https://nexus-websocket-a.intercom.io', 'wss://nexus-websocket-a.intercom.io'],
      ...['https://nexus-websocket-b.intercom.io', 'wss://nexus-websocket-b.intercom.io'],
      ...['https://uploads.intercomcdn.com', 'https://uploads.intercomusercontent.com'],
    ],
    image: ['blob:', ...INTERCOM_IMAGES],
    font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    media: ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
  },
  crisp: {
    script: ['https://*.crisp.chat'],
    style: ['https://*.crisp.chat'],
    connect: ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
    image: ['https://*.crisp.chat'],
    font: ['https://*.crisp.chat'],
    frame: ['https://*.crisp.chat'],
    media: ['https://*.crisp.chat'],
    worker: ['blob:', 'https://*.crisp.chat'],
  },
  zendesk: {
    script: ZENDESK,
    connect: [
      ...[...ZENDESK, 'https://api.smooch.io', 'https://media.smooch.io', 'https://zendesk-eu.my.sentry.io'],
      ...['https://*.twilio.com', 'wss://*.zendesk.com', 'wss://api.smooch.io', 'wss://voice-js.roaming.twilio.com'],
    ],
    image: [
      ...['blob:', 'https://static.zdassets.com', 'https://*.zendesk.com', 'https://media.smooch.io'],
      'https://*.zdusercontent.com',
    ],
    media: ['https://static.zdassets.com'],
  },
};

interface Exceptions {
  readonly trustedTypes: boolean;
  /** In place of the hashes, beside which browsers take no notice of 'unsafe-inline'. */
  readonly inlineStyles: boolean;
  /** Of the Permissions-Policy. */
  readonly copy: readonly string[];
}

/** What the settings need of the policy, beside a page that may have scripts of the provider in its head. */
export function policySources(settings: Settings, hasOwnScripts: boolean): Sources & Exceptions {
  const needed: readonly Sources[] = [
    ...schemaSources(SETTINGS_SCHEMA, settings),
    { frame: framedOrigins(settings) },
    botCheckSources(settings.botCheck),
    supportSources(settings.support),
  ];
  const lists = DIRECTIVES.map(
    (name) => [name, [...new Set(needed.flatMap((sources) => sources[name] ?? []))]] as const,
  );
  return {
    ...(Object.fromEntries(lists) as Sources),
    // Such a script may load another from a plain url.
    trustedTypes: !hasOwnScripts && worksWithTrustedTypes(settings),
    // All three vendors ask for it.
    inlineStyles: hasWidget(settings.support),
    copy: copyingOrigins(settings),
  };
}

/** What each setting says that it loads, from elsewhere. */
function schemaSources(table: object, values: object): readonly Sources[] {
  const valueOf = new Map<string, unknown>(Object.entries(values));
  return Object.entries(table).flatMap(([key, field]: [string, object]): readonly Sources[] => {
    const value = valueOf.get(key);
    if (!isSettingField(field)) return schemaSources(field, Object(value) as object);
    const urls = field.loads?.urls(value).filter((url) => URL.canParse(url)) ?? [];
    return field.loads ? [{ [field.loads.as]: urls.flatMap(originsOf) }] : [];
  });
}

function botCheckSources({ provider, siteKey, script }: Settings['botCheck']): Sources {
  if (siteKey === '') return {};
  // A script from elsewhere is a proxy of the vendor, or another vendor that offers the same calls.
  if (script !== '' && originsOf(script)[0] !== originsOf(BOT_CHECK_SCRIPTS[provider])[0])
    return { script: originsOf(script) };
  return BOT_CHECKS[provider];
}

const hasWidget = ({ widget, id }: Settings['support']) => widget !== '' && id !== '';

function supportSources(support: Settings['support']): Sources {
  return support.widget !== '' && hasWidget(support) ? WIDGETS[support.widget] : {};
}

/** Of the vendors, Google alone documents a mode for it. */
function worksWithTrustedTypes({ botCheck, support }: Settings): boolean {
  if (hasWidget(support)) return false;
  return botCheck.siteKey === '' || botCheck.provider === 'recaptcha';
}

function originsOf(url: string): readonly string[] {
  return url === '' ? [] : [new URL(url).origin];
}
