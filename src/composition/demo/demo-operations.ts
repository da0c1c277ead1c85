import { safeParse } from 'valibot';
import { catalogEndpoints } from '#src/adapters/http/endpoints/catalog-endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { onboardingEndpoints } from '#src/adapters/http/endpoints/onboarding-endpoints.ts';
import type { FaultKind, FailureReader } from '#src/domain/demo/faults.ts';
import type { DemoOperation } from '#src/application/demo/demo-parts.ts';

/** What each damaged success holds as its `data`. */
const DAMAGED: readonly (readonly [FaultKind, unknown])[] = [
  ['null-item', { item: null, items: null }],
  ['wrong-types', { item: 7, items: 'none' }],
  ['204', undefined],
];

const BEFORE_CONSOLE: ReadonlySet<string> = new Set([
  ...Object.keys(onboardingEndpoints),
  ...Object.keys(catalogEndpoints),
  'verifyEmail',
  'resendEmailCode',
]);
/** Without the provider's texts the English ones stay, and without its capabilities the pages are as always. */
const UNSEEN: ReadonlySet<string> = new Set(['localization', 'capabilities']);
const WITH_COOLDOWN: ReadonlySet<string> = new Set(['requestFaucet', 'resendEmailCode']);

export const DEMO_OPERATIONS: readonly DemoOperation[] = Object.entries(endpoints).map(([name, endpoint]) => ({
  ...{ name, method: endpoint.method, path: endpoint.path, effect: endpoint.effect },
  reader: readerOf(name, endpoint),
  hasCooldown: WITH_COOLDOWN.has(name),
  accepts: acceptedBy(endpoint),
}));

function readerOf(name: string, { effect, auth }: Endpoint): FailureReader {
  if (name === 'register') return 'registration';
  if (UNSEEN.has(name)) return 'nobody';
  if (effect === 'sign-in') return 'sign-in';
  if (auth === 'visitor' || auth === 'url-token') return 'without-session';
  return BEFORE_CONSOLE.has(name) ? 'before-console' : 'console';
}

/** A sign-in needs a token, which an empty response lacks. */
function acceptedBy({ effect, data }: Endpoint): readonly FaultKind[] {
  if (!data) return [];
  const kinds = DAMAGED.filter(([, damaged]) => safeParse(data, damaged).success).map(([kind]) => kind);
  return effect === 'sign-in' ? kinds.filter((kind) => kind !== '204') : kinds;
}
