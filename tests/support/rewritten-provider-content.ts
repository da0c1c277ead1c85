import type { Gateways } from '#src/application/app/gateways.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';

/** Rewrites a provider's texts and amounts; the same input gives the same output. */
export interface Rewrite {
  readonly text: (text: string) => string;
  readonly amount: (amount: number) => number;
}

const LENGTH = 400;
const HEBREW = 'ארגזטקסופצ';

const identity = <T>(value: T): T => value;

/** One word of 400 characters without a break opportunity. */
export const longWord: Rewrite = { text: (text) => `${idOf(text)}W`.padEnd(LENGTH, 'W'), amount: identity };
/** Equally long, right to left, and unique. */
export const rightToLeftText: Rewrite = {
  text: (text) =>
    [...idOf(text)]
      .map((digit) => HEBREW[Number(digit)])
      .join('')
      .padEnd(LENGTH, HEBREW),
  amount: identity,
};
export const emptyText: Rewrite = { text: () => '', amount: identity };
/** In the same order, so what is free stays free. Greater values are dates. */
export const hugeAmounts: Rewrite = {
  text: identity,
  amount: (amount) => (amount > 1e11 ? amount : 1e21 + amount * 1e9),
};
export const unchanged: Rewrite = { text: identity, amount: identity };

/** Different texts stay different. */
const names = new Map<string, string>();
function idOf(text: string): string {
  const known = names.get(text) ?? String(names.size);
  names.set(text, known);
  return known;
}

/** Not free text: values that are compared, sent back, decoded or followed. */
const PRESERVED_FIELDS = new Set([
  ...['id', 'next', 'kind', 'code', 'state', 'key', 'masked', 'token', 'retryAfterMs', 'status', 'statuses'],
  ...['roleIds', 'paymentPackageId', 'chosenCurrentPackage', 'chosenSubscription', 'subscription', 'logoSvgBase64'],
  ...['statusCode', 'sequence'],
  ...['stripeSessionUrl', 'monthlySubscriptionUrl', 'annualSubscriptionUrl'],
]);
/** Ids in fields that are free text elsewhere. */
const PRESERVED_FIELDS_BY_METHOD: Readonly<Record<string, ReadonlySet<string>>> = {
  'catalog.protocols': new Set(['name']),
  'onboarding.answers': new Set(['blockchainProtocols']),
  'onboarding.summary': new Set(['blockchainProtocols']),
  'logs.requestKeys': new Set(['value']),
  'billing.invoices': new Set(['url']),
  'callbackSubscriptions.eventTypes': new Set(['subject']),
};
/** Whole responses that are secrets, states or texts of the console. */
const PRESERVED_RESPONSES =
  /^(apiKeys\.(create|reveal)|localization\.|gettingStarted\.|auth\.|onboarding\.(save|confirm))/;
/** The adapters drop filter options without a name. */
const FILTER_OPTIONS = /^logs\.(callbackChoices|requestKeys)$/;

/** Every gateway, with each text of its responses and rejections rewritten. */
export function rewriteGateways(gateways: Gateways, rewrite: Rewrite): Partial<Gateways> {
  const entries = Object.entries(gateways).map(([name, gateway]) => [
    name,
    rewriteGateway(name, gateway as object, rewrite),
  ]);
  return Object.fromEntries(entries) as Partial<Gateways>;
}

function rewriteGateway(name: string, gateway: object, rewrite: Rewrite): object {
  return new Proxy(gateway, {
    get(target, method: string) {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]) => {
        const result = (await call.apply(target, args)) as Result<unknown>;
        const path = `${name}.${method}`;
        if (!result.ok) return { ok: false, failure: rewriteFailure(result.failure, rewrite) };
        if (PRESERVED_RESPONSES.test(path) || (FILTER_OPTIONS.test(path) && rewrite === emptyText)) return result;
        return {
          ok: true,
          value: rewriteValue(
            result.value,
            new Set([...PRESERVED_FIELDS, ...(PRESERVED_FIELDS_BY_METHOD[path] ?? [])]),
            rewrite,
          ),
        };
      };
    },
  });
}

/** The adapters drop empty details. */
function rewriteFailure(failure: Failure, rewrite: Rewrite): Failure {
  const rewritten = rewriteValue(failure, PRESERVED_FIELDS, rewrite) as Failure;
  if (rewritten.kind === 'canceled') return rewritten;
  return { ...rewritten, details: rewritten.details.filter((detail) => detail !== '') };
}

function rewriteValue(value: unknown, preserved: ReadonlySet<string>, rewrite: Rewrite): unknown {
  if (typeof value === 'string') return rewriteText(value, rewrite);
  if (typeof value === 'number') return rewrite.amount(value);
  if (Array.isArray(value)) return value.map((item) => rewriteValue(item, preserved, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  // Capabilities by name, and the bytes of a file.
  if (value instanceof Set || ArrayBuffer.isView(value)) return value;
  const entries = Object.entries(value as Record<string, unknown>).map(([key, item]) => [
    key,
    preserved.has(key) ? item : rewriteValue(item, preserved, rewrite),
  ]);
  return Object.fromEntries(entries);
}

/** Urls and JSON stay valid: only the texts in them change. */
function rewriteText(value: string, rewrite: Rewrite): string {
  if (value === '' || rewrite.text === identity) return value;
  if (value.startsWith('https://')) return `https://hooks.example/${encodeURIComponent(rewrite.text(value))}`;
  if (value.startsWith('{')) return JSON.stringify(rewriteValue(JSON.parse(value), new Set(), rewrite));
  return rewrite.text(value);
}
