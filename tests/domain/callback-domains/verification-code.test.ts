import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import {
  SECRET_VARIABLE,
  VERIFICATION_LANGUAGES,
  type VerificationLanguage,
  verificationCode,
} from '#src/domain/callback-domains/signature-check.ts';
import { isInstalled, openReceiver, type Received } from '#tests/support/verification/receivers.ts';

/** The others compile for long, and run with `npm run test:all`. */
const QUICK: ReadonlySet<VerificationLanguage> = new Set(['javascript', 'python', 'php']);
const isEveryJourney = Boolean(process.env['EVERY_JOURNEY']);
const MINUTE_MS = 60_000;

interface Sent {
  readonly older: string;
  readonly newer: string;
  readonly deliveries: Readonly<Record<string, Received>>;
}

/** What the simulation sends during an overlap of two secrets, now and at other times, and what others make of it. */
function sentBySimulation(): Sent {
  let now = Date.now();
  const provider = createProvider({ seed: `receivers-${now}`, scenario: 'active-customer', now: () => now });
  const { callbackSigning, callbackUrls, signIn } = provider;
  const token = signIn?.token ?? null;
  const { callbackUrls: domains } = callbackUrls.list(token, { limit: 100 }).data.item;
  const callbackUrlId = domains.find(({ verified }) => verified)?.id ?? '';
  const reveal = () => callbackSigning.reveal(token).data.item.secret;
  const deliver = (): Received => {
    const { headers, body } = callbackSigning.test(token, { callbackUrlId }).data.item;
    return [headers['webhook-id'], headers['webhook-timestamp'], headers['webhook-signature'], body];
  };
  const older = reveal();
  now -= 20 * MINUTE_MS;
  callbackSigning.rotate(token, { overlapHours: 24 });
  const newer = reveal();
  const late = deliver();
  now += 40 * MINUTE_MS;
  const early = deliver();
  now -= 20 * MINUTE_MS;
  const [id, timestamp, signatures, body] = deliver();
  const [first = '', second = ''] = signatures.split(' ');
  const key = Buffer.from(newer.slice('whsec_'.length), 'base64');
  const unicode = '{"note":"Zoë 東京 🚀"}';
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${unicode}`).digest('base64');
  const deliveries: Record<string, Received> = {
    'as it is': [id, timestamp, signatures, body],
    'with the newer signature': [id, timestamp, first, body],
    'with the older signature': [id, timestamp, second, body],
    'with others around it': [id, timestamp, `v1a,x ${first} v1, v2,${first.slice(3)}`, body],
    'with a body in Unicode': [id, timestamp, `v1,${signed}`, unicode],
    'with the same characters composed otherwise': [id, timestamp, `v1,${signed}`, unicode.normalize('NFD')],
    'of another version': [id, timestamp, `v2,${first.slice(3)}`, body],
    'with another body': [id, timestamp, signatures, `${body} `],
    'with another id': [`${id}x`, timestamp, signatures, body],
    'with another time': [id, String(Number(timestamp) + 1), signatures, body],
    'with a time that is none': [id, 'now', signatures, body],
    'without headers': ['', '', '', body],
    'twenty minutes late': late,
    'twenty minutes early': early,
  };
  return { older, newer, deliveries };
}

const VALID = {
  newer: ['as it is', 'with the newer signature', 'with others around it', 'with a body in Unicode'],
  older: ['as it is', 'with the older signature'],
};

const { older, newer, deliveries } = sentBySimulation();

describe.each(VERIFICATION_LANGUAGES)('the code in %s', (language) => {
  const isThere = isInstalled(language);
  const note = isThere ? '' : ' (it is not installed)';
  const runs = isThere && (isEveryJourney || QUICK.has(language));

  it.runIf(runs)(
    `accepts what is signed with either secret, under any capitals, and nothing else${note}`,
    ({ skip }) => {
      const receiver = openReceiver(language) ?? skip('its packages cannot be fetched');
      const accepted = (secret: string) => {
        const results = receiver.receive(secret, Object.values(deliveries));
        return Object.keys(deliveries).filter((_, index) => results[index]);
      };
      expect({ newer: accepted(newer), older: accepted(older) }).toEqual(VALID);
      expect(() => accepted('whsec_')).toThrow();
    },
    120_000,
  );

  it('reads the secret from the environment and holds none', () => {
    expect(verificationCode(language)).toContain(SECRET_VARIABLE);
    expect(verificationCode(language)).not.toMatch(/whsec_[A-Za-z0-9+/]/);
  });
});
