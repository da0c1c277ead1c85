import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacSha256 } from '#mocks/provider/shared/hmac-sha256.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

it('an HMAC with SHA-256 is the one of Node, whatever the lengths of key and message', () => {
  fc.assert(
    fc.property(bytes(150), bytes(300), (key, message) => {
      const expected = createHmac('sha256', key).update(message).digest('hex');
      expect(Buffer.from(hmacSha256(key, message)).toString('hex')).toBe(expected);
    }),
  );
});

it.each([55, 56, 63, 64, 65, 119, 120])('an HMAC of a message of %i bytes fills its blocks', (length) => {
  const [key, message] = [new Uint8Array(24).fill(7), new Uint8Array(length).fill(65)];
  const expected = createHmac('sha256', key).update(message).digest('hex');
  expect(Buffer.from(hmacSha256(key, message)).toString('hex')).toBe(expected);
});
