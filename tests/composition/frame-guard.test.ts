import { describe, expect, it } from 'vitest';
import { isFramed } from '#src/composition/frame-guard.ts';

const locationOf = (href: string) => ({ href }) as Location;

describe('the frame guard', () => {
  it('lets a page pass that is its own top', () => {
    const page = {} as { self: unknown; top: unknown };
    page.self = page.top = page;
    expect(isFramed(page as unknown as Window)).toBe(false);
  });

  it('sends the frame’s parent to the page itself', () => {
    const top = { location: locationOf('https://trap.example/') };
    const page = { self: { location: locationOf('https://console.example/') }, top } as unknown as Window;
    expect(isFramed(page)).toBe(true);
    expect(top.location.href).toBe('https://console.example/');
  });

  it('still blocks when the parent cannot be redirected', () => {
    const top = {
      get location(): Location {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const page = { self: { location: locationOf('https://console.example/') }, top } as unknown as Window;
    expect(isFramed(page)).toBe(true);
  });

  it('blocks when the parent is not accessible', () => {
    expect(isFramed({ self: {}, top: null } as unknown as Window)).toBe(true);
  });
});
