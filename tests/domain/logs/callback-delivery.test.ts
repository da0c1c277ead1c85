import { describe, expect, it } from 'vitest';
import { formatHttpStatus, readDelivery, reasonBeyondStatus } from '#src/domain/logs/callback-delivery.ts';

const NOTHING = { url: null, attempts: null, response: null, reason: null };

describe('the delivery of a callback', () => {
  it.each<{ entry: unknown; expected: object }>([
    { entry: { url: 'https://shop.example/hook' }, expected: { url: 'https://shop.example/hook' } },
    { entry: { url: '  ' }, expected: {} },
    { entry: { url: 7 }, expected: {} },
    { entry: { attempts: 5 }, expected: { attempts: 5 } },
    { entry: { attempts: '5' }, expected: { attempts: 5 } },
    { entry: { attempts: 0 }, expected: {} },
    { entry: { attempts: 1.5 }, expected: {} },
    { entry: { attempts: 'many' }, expected: {} },
    { entry: { responseStatusCode: 401 }, expected: { response: { kind: 'status', status: 401 } } },
    { entry: { responseStatusCode: '503' }, expected: { response: { kind: 'status', status: 503 } } },
    { entry: { responseStatusCode: null }, expected: { response: { kind: 'none' } } },
    { entry: { responseStatusCode: 0 }, expected: {} },
    { entry: { responseStatusCode: 600 }, expected: {} },
    { entry: { failureReason: ' Timed out. ' }, expected: { reason: 'Timed out.' } },
    { entry: { failureReason: ['no text'] }, expected: {} },
    { entry: {}, expected: {} },
    { entry: null, expected: {} },
  ])('of $entry is $expected', ({ entry, expected }) => {
    expect(readDelivery(JSON.stringify(entry))).toEqual({ ...NOTHING, ...expected });
  });

  it('of what is no JSON is unknown', () => {
    expect(readDelivery('{"url":"https://shop.example')).toEqual(NOTHING);
    expect(readDelivery('')).toEqual(NOTHING);
  });

  it.each([
    { status: 401, reason: 'HTTP 401 Unauthorized.', shown: null },
    { status: 401, reason: 'The signature was rejected.', shown: 'The signature was rejected.' },
    { status: 401, reason: null, shown: null },
    { status: null, reason: 'The connection was refused.', shown: 'The connection was refused.' },
  ])('with status $status adds "$shown" of "$reason"', ({ status, reason, shown }) => {
    const delivery = readDelivery(JSON.stringify({ responseStatusCode: status, failureReason: reason }));
    expect(reasonBeyondStatus(delivery)).toBe(shown);
  });
});

describe('an HTTP status', () => {
  it.each([
    [401, '401 Unauthorized'],
    [503, '503 Service Unavailable'],
    [599, '599'],
  ])('%d is shown as %s', (status, shown) => {
    expect(formatHttpStatus(status)).toBe(shown);
  });
});
