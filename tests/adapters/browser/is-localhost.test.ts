import { describe, expect, it } from 'vitest';
import { isLocalhost } from '#src/adapters/browser/browser-navigation.ts';

describe('the own machine', () => {
  it.each(['localhost', 'console.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])('is %s', (name) => {
    expect(isLocalhost(name)).toBe(true);
  });

  it.each(['console.example', 'localhost.example', 'mylocalhost', '10.0.0.1', '127.0.0.1.example'])(
    'is not %s',
    (name) => {
      expect(isLocalhost(name)).toBe(false);
    },
  );
});
