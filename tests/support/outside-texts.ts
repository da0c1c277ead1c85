import type { Gateways } from '#src/application/app/gateways.ts';
import type { Result } from '#src/domain/shared/result.ts';

/** What a provider may put in the place of one of its texts and amounts; always the same for the same one. */
export interface Rewrite {
  readonly text: (text: string) => string;
  readonly amount: (amount: number) => number;
}

const LENGTH = 400;
const HEBREW = 'ארגזטקסופצ';

const asItIs = <T>(value: T): T => value;

/** One word of 400 characters, with nothing in it to break at. */
export const oneWord: Rewrite = { text: (text) => `${nameOf(text)}W`.padEnd(LENGTH, 'W'), amount: asItIs };
/** As long, and written from the right; no two are the same. */
export const rightToLeft: Rewrite = {
  text: (text) =>
    [...nameOf(text)]
      .map((digit) => HEBREW[Number(digit)])
      .join('')
      .padEnd(LENGTH, HEBREW),
  amount: asItIs,
};
export const nothing: Rewrite = { text: () => '', amount: asItIs };
/** What is greater already is a date. */
export const hugeAmounts: Rewrite = { text: asItIs, amount: (amount) => (amount > 1e11 ? amount : 9e21) };
export const unchanged: Rewrite = { text: asItIs, amount: asItIs };

/** Texts that are different stay different. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? String(names.size);
  names.set(text, known);
  return known;
}

/** Not free texts: what is compared, sent back, decoded or followed. */
const KEPT = new Set([
  ...['id', 'next', 'kind', 'code', 'state', 'key', 'masked', 'token', 'retryAfterMs', 'status', 'statuses'],
  ...['roleIds', 'paymentPackageId', 'chosenCurrentPackage', 'chosenSubscription', 'subscription', 'logoSvgBase64'],
  ...['statusCode', 'sequence'],
  ...['stripeSessionUrl', 'monthlySubscriptionUrl', 'annualSubscriptionUrl'],
]);
/** Ids under a name that is free text elsewhere. */
const KEPT_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  'catalogue.protocols': new Set(['name']),
  'onboarding.answers': new Set(['blockchainProtocols']),
  'onboarding.summary': new Set(['blockchainProtocols']),
  'logs.requestKeys': new Set(['value']),
  'billing.invoices': new Set(['url']),
};
/** Whole answers that are secrets, states or texts of the console. */
const KEPT_REPLIES = /^(apiKeys\.(create|reveal)|localization\.|gettingStarted\.|auth\.|onboarding\.(save|confirm))/;
/** The adapters leave out what of these has no name. */
const CHOICES = /^logs\.(callbackChoices|requestKeys)$/;

/** Every gateway, with each text of each of its replies and refusals rewritten. */
export function outside(gateways: Gateways, rewrite: Rewrite): Partial<Gateways> {
  const entries = Object.entries(gateways).map(([name, gateway]) => [
    name,
    rewritten(name, gateway as object, rewrite),
  ]);
  return Object.fromEntries(entries) as Partial<Gateways>;
}

function rewritten(name: string, gateway: object, rewrite: Rewrite): object {
  return new Proxy(gateway, {
    get(target, method: string) {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]) => {
        const reply = (await call.apply(target, args)) as Result<unknown>;
        const path = `${name}.${method}`;
        if (!reply.ok) return { ok: false, failure: walk(reply.failure, KEPT, rewrite) };
        if (KEPT_REPLIES.test(path) || (CHOICES.test(path) && rewrite === nothing)) return reply;
        return { ok: true, value: walk(reply.value, new Set([...KEPT, ...(KEPT_OF[path] ?? [])]), rewrite) };
      };
    },
  });
}

function walk(value: unknown, kept: ReadonlySet<string>, rewrite: Rewrite): unknown {
  if (typeof value === 'string') return text(value, rewrite);
  if (typeof value === 'number') return rewrite.amount(value);
  if (Array.isArray(value)) return value.map((item) => walk(item, kept, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).map(([key, item]) => [
    key,
    kept.has(key) ? item : walk(item, kept, rewrite),
  ]);
  return Object.fromEntries(entries);
}

/** An address still is one, and JSON is still JSON: only the texts in them change. */
function text(value: string, rewrite: Rewrite): string {
  if (value === '' || rewrite.text === asItIs) return value;
  if (value.startsWith('https://')) return `https://hooks.example/${encodeURIComponent(rewrite.text(value))}`;
  if (value.startsWith('{')) return JSON.stringify(walk(JSON.parse(value), new Set(), rewrite));
  return rewrite.text(value);
}
