import { describe, expect, it } from 'vitest';
import { isFramed } from '#src/composition/frame-guard.ts';

const address = (href: string) => ({ href }) as Location;

describe('the frame guard', () => {
  it('lets a page pass that is its own top', () => {
    const page = {} as { self: unknown; top: unknown };
    page.self = page.top = page;
    expect(isFramed(page as unknown as Window)).toBe(false);
  });

  it('sends the frame’s parent to the page itself', () => {
    const top = { location: address('https://trap.example/') };
    const page = { self: { location: address('https://console.example/') }, top } as unknown as Window;
    expect(isFramed(page)).toBe(true);
    expect(top.location.href).toBe('https://console.example/');
  });

  it('still refuses where the parent cannot be moved', () => {
    const top = {
      get location(): Location {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const page = { self: { location: address('https://console.example/') }, top } as unknown as Window;
    expect(isFramed(page)).toBe(true);
  });

  it('refuses where there is no parent to be seen', () => {
    expect(isFramed({ self: {}, top: null } as unknown as Window)).toBe(true);
  });
});
