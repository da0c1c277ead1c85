import { describe, expect, it } from 'vitest';
import { isOutage, isServerFailure } from '#src/domain/shared/outage.ts';

describe('a provider that is down', () => {
  it.each([
    { failedAt: [], isDown: false },
    { failedAt: [0], isDown: false },
    { failedAt: [0, 0], isDown: true },
    { failedAt: [0, 10_000], isDown: true },
    { failedAt: [10_001, 0], isDown: false },
    { failedAt: [0, 20_000, 29_000], isDown: true },
  ])('is $isDown for parts that failed at $failedAt', ({ failedAt, isDown }) => {
    expect(isOutage(failedAt)).toBe(isDown);
  });

  it.each([
    { kind: 'unreachable', status: 0, isServer: true },
    { kind: 'not-sent', status: 0, isServer: true },
    { kind: 'unexpected', status: 503, isServer: true },
    { kind: 'rejected', status: 500, isServer: true },
    { kind: 'unexpected', status: 200, isServer: false },
    { kind: 'rejected', status: 403, isServer: false },
    { kind: 'unauthorized', status: 401, isServer: false },
  ] as const)('is at fault for $kind with $status: $isServer', ({ kind, status, isServer }) => {
    expect(isServerFailure({ kind, status })).toBe(isServer);
  });
});
