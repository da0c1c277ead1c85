import { below, type Operation, OFFSET_PAGES } from './operation.ts';

const HEALTH = [
  'health',
  ...['state', 'sinceTimestamp', 'lastSuccessTimestamp', 'failureShare', 'lastReason', 'pauseReason'].map(
    (name) => `health.${name}`,
  ),
];

const healthFields = (path: string) => ({
  [`${path}health`]: 'How deliveries to it go. Absent if unknown; shown only where `domain-health` is listed.',
  [`${path}health.state`]: '`healthy`, `failing` or `paused`. Any other word is shown as it is.',
  [`${path}health.sinceTimestamp`]: 'Since when it is in this state.',
  [`${path}health.lastSuccessTimestamp`]: 'When a callback was last delivered to it.',
  [`${path}health.failureShare`]: 'The part of the latest deliveries that failed, from 0 to 1.',
  [`${path}health.lastReason`]: 'Why the last delivery failed, as a sentence.',
  [`${path}health.pauseReason`]: 'Why the provider paused it, as a sentence.',
});

export const callbackDomainOperations = {
  addDomain: {
    summary: 'Add a callback domain',
    description: 'Adds a domain for callbacks. It is unverified until the provider has checked it.',
    usedBy: 'The domains page.',
    conflict: 'The account has this domain already.',
    fields: { 'data.item.url': 'The url of the new domain, with its scheme.' },
    screen: 'Domains: add',
    changes: 'setup',
    call: ({ callbackDomains }) => callbackDomains.add('new.northwall.example'),
    required: ['item', 'item.url'],
    optional: [],
  },
  listDomains: {
    summary: 'List callback domains',
    description: `The domains of the account, newest first. ${OFFSET_PAGES}`,
    usedBy: 'The domains page, and the steps of the dashboard.',
    fields: {
      'data.item.callbackUrls[].url': 'The url of the domain, with its scheme.',
      ...healthFields('data.item.callbackUrls[].'),
    },
    screen: 'Domains',
    after: ['addDomain'],
    exampleQuery: { limit: 100, offset: 0 },
    call: ({ callbackDomains }) => callbackDomains.list(),
    required: ['item', 'item.callbackUrls', 'item.callbackUrls[].id', 'item.callbackUrls[].url'],
    optional: [
      'item.hasMore',
      ...below('item.callbackUrls[].', 'verified', 'createdTimestamp', 'verifiedTimestamp', ...HEALTH),
    ],
  },
  removeDomain: {
    summary: 'Remove a callback domain',
    description: 'Removes a domain; callbacks to it stop. The response body is ignored.',
    usedBy: 'The domains page, after a confirmation.',
    fields: { 'body.url': 'The host of the domain, without the scheme, as a second check beside the id.' },
    screen: 'Domains: remove',
    changes: 'setup',
    after: ['addDomain'],
    about: 'domain',
    call: ({ callbackDomains }, domain) => callbackDomains.remove(domain),
    accepts: 'anything',
    data: { item: { success: true } },
    required: [],
    optional: ['item'],
  },
  resumeDomain: {
    summary: 'Resume the deliveries to a callback domain',
    description:
      'Of a domain that the provider paused: callbacks are sent to it again. One that is not paused stays as it is. The response has the domain as it is from then on. A rejection says why, such as that the host still does not answer.',
    usedBy: 'The domains page, after a confirmation.',
    missing: 'The account has no domain with this id.',
    conflict: 'The provider does not resume it yet.',
    fields: { 'data.item.url': 'The url of the domain, with its scheme.', ...healthFields('data.item.') },
    screen: 'Domains: resume',
    changes: 'setup',
    scenario: 'failing-domains',
    about: 'pausedDomain',
    call: ({ domainHealth }, id) => domainHealth.resume(id),
    required: ['item', 'item.id', 'item.url'],
    optional: below('item.', 'verified', 'createdTimestamp', 'verifiedTimestamp', ...HEALTH),
  },
} as const satisfies Readonly<Record<string, Operation>>;

const status = {
  fields: {
    'data.item.createdTimestamp': 'When the secret was made.',
    'data.item.masked': 'The secret with most of it masked, such as `whsec_C2FV…rzQ=`.',
    'data.item.overlapUntilTimestamp':
      'Until when the secret before is valid too, and callbacks carry a signature of each. Null or absent without an overlap.',
  },
  required: ['item'],
  optional: below('item.', 'createdTimestamp', 'masked', 'overlapUntilTimestamp'),
} as const;

export const callbackSigningOperations = {
  signingStatus: {
    ...status,
    summary: 'Read which secret callbacks are signed with',
    description:
      'Callbacks are signed as [Standard Webhooks](https://www.standardwebhooks.com) has it: the headers `webhook-id`, `webhook-timestamp` (in seconds) and `webhook-signature`, which is `v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base 64. During an overlap it has several, separated by a space. An entry of the callback log may show them in `headers`.',
    usedBy: 'The domains page.',
    screen: 'Domains: callback signing',
    call: ({ callbackSigning }) => callbackSigning.status(),
  },
  revealSigningSecret: {
    summary: 'Reveal the secret that callbacks are signed with',
    description: 'Called when somebody reveals or copies the secret.',
    usedBy: 'The domains page.',
    fields: { 'data.item.secret': 'The secret: `whsec_` and the key in base 64, 24 to 64 bytes.' },
    screen: 'Domains: reveal the signing secret',
    call: ({ callbackSigning }) => callbackSigning.reveal(),
    required: ['item', 'item.secret'],
    optional: [],
  },
  rotateSigningSecret: {
    ...status,
    summary: 'Make another secret to sign callbacks with',
    description:
      'The secret before stays valid for the hours of the body, and callbacks carry a signature of each until then; a secret older than that stops being valid.',
    usedBy: 'The domains page, after a choice of the overlap.',
    fields: { ...status.fields, 'body.overlapHours': 'How long the secret before stays valid: 0, 24 or 72.' },
    screen: 'Domains: rotate the signing secret',
    changes: 'setup',
    call: ({ callbackSigning }) => callbackSigning.rotate(24),
  },
  endSigningOverlap: {
    ...status,
    summary: 'End the overlap of two secrets',
    description: 'The secret before stops being valid at once.',
    usedBy: 'The domains page, after a confirmation.',
    conflict: 'Only one secret is valid.',
    screen: 'Domains: end the overlap',
    changes: 'setup',
    about: 'signingOverlap',
    call: ({ callbackSigning }) => callbackSigning.endOverlap(),
  },
  sendTestDelivery: {
    summary: 'Send a test delivery to a callback domain',
    description:
      'Sends a signed callback that stands for no event, waits for the response, and reports both. It is not sent again, and is in no log. A domain that does not respond is no error of this call.',
    usedBy: 'The domains page.',
    missing: 'The account has no such domain.',
    conflict: 'The domain is not verified.',
    fields: {
      'body.callbackUrlId': 'The id of the domain.',
      'data.item.responseStatusCode': 'The status of the response; null without one.',
      'data.item.durationMs': 'How long the response took, in milliseconds.',
      'data.item.responseBody': 'How the body of the response begins.',
      'data.item.failureReason': 'Why there was no response.',
      'data.item.headers': 'The headers that the signature was sent with, by name.',
      'data.item.headers.webhook-id': 'The id of the delivery.',
      'data.item.headers.webhook-timestamp': 'When it was sent, in seconds.',
      'data.item.headers.webhook-signature': 'The signatures, separated by a space.',
      'data.item.body': 'The body verbatim, as it was signed.',
    },
    screen: 'Domains: test delivery',
    changes: 'setup',
    about: 'verifiedDomain',
    call: ({ callbackSigning }, domain) => callbackSigning.sendTest(domain),
    required: ['item'],
    optional: [
      ...below('item.', 'responseStatusCode', 'durationMs', 'responseBody', 'failureReason', 'body', 'headers'),
      ...below('item.headers.', 'webhook-id', 'webhook-timestamp', 'webhook-signature'),
    ],
  },
} as const satisfies Readonly<Record<string, Operation>>;
