import { fallback, nullish, number, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { figureOrText, instantIfSet, item, text, object, someOf } from './schemas.ts';

const signing = { optional: true, capability: 'callback-signing', auth: 'session' } as const;

const status = item(
  someOf({ createdTimestamp: instantIfSet, masked: nullish(string(), ''), overlapUntilTimestamp: instantIfSet }),
);

/** How it went is shown as far as it is known, so a part of another shape is none. */
const shownText = fallback(nullish(string(), ''), '');
const shownFigure = fallback(nullish(figureOrText, null), null);

const sentHeaders = object({ 'webhook-id': shownText, 'webhook-timestamp': shownText, 'webhook-signature': shownText });

/** How the receiver responded to a delivery that stands for no event. */
export const testDelivery = item(
  someOf({
    responseStatusCode: shownFigure,
    durationMs: shownFigure,
    responseBody: shownText,
    failureReason: shownText,
    headers: fallback(nullish(sentHeaders, null), null),
    body: shownText,
  }),
);

export const callbackSigningEndpoints = nameEndpoints({
  signingStatus: {
    ...signing,
    wire: 'OPT-24',
    method: 'GET',
    path: '/api/account/callback-signing',
    effect: 'read',
    data: status,
  },
  revealSigningSecret: {
    ...signing,
    wire: 'OPT-25',
    method: 'GET',
    path: '/api/account/callback-signing/reveal',
    effect: 'read',
    data: item(object({ secret: text })),
  },
  rotateSigningSecret: {
    ...signing,
    wire: 'OPT-26',
    method: 'POST',
    path: '/api/account/callback-signing/rotate',
    effect: 'mutation',
    body: object({ overlapHours: number() }),
    data: status,
  },
  endSigningOverlap: {
    ...signing,
    wire: 'OPT-27',
    method: 'POST',
    path: '/api/account/callback-signing/end-overlap',
    effect: 'mutation',
    data: status,
  },
  sendTestDelivery: {
    ...signing,
    wire: 'OPT-28',
    method: 'POST',
    path: '/api/account/callback-signing/test',
    effect: 'mutation',
    body: object({ callbackUrlId: string() }),
    data: testDelivery,
  },
});
