import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';

const IMAGE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="80" height="20"/%3E';
const OTHER = `${IMAGE}%20`;

function open(brand: object, compactLabel?: string) {
  render(
    <div style={{ width: 120 }}>
      <BrandLogo brand={{ ...DEFAULT_SETTINGS.brand, ...brand }} href="/" compactLabel={compactLabel} />
    </div>,
  );
  const link = screen.getByRole('link');
  const images = [...link.querySelectorAll('img')];
  return {
    link,
    images,
    shown: images.filter((image) => getComputedStyle(image).display !== 'none').map(({ src }) => src),
  };
}

describe('the logo', () => {
  it('is the mark of the product where a provider has none', () => {
    const { link, images } = open({});
    expect([images.length, link.querySelectorAll('svg').length, link.textContent]).toEqual([0, 1, 'Gatehouse']);
  });

  it('stands beside the name, or holds it and is read as it', () => {
    expect(open({ logo: IMAGE }).link.textContent).toBe('Gatehouse');
    document.body.replaceChildren();
    const { link } = open({ logo: IMAGE, nameInLogo: true, name: 'Acme' });
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'Acme']);
  });

  it.each(['light', 'dark'] as const)('is that of the %s theme', (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const { shown } = open({ logo: IMAGE, logoDark: OTHER });
    delete document.documentElement.dataset['theme'];
    expect(shown).toEqual([new URL(theme === 'light' ? IMAGE : OTHER).href]);
  });

  it('is the square mark where there is room for no more', () => {
    const { link, shown } = open({ logo: OTHER, mark: IMAGE }, 'Acme, home');
    expect([shown, link.textContent]).toEqual([[new URL(IMAGE).href], '']);
  });

  it('cuts a long name off instead of wrapping it', () => {
    const { link } = open({ name: 'The Very Long Name of a Provider of Chains' });
    const name = link.querySelector('span');
    expect([link.offsetWidth <= 120, (name?.offsetHeight ?? 99) < 32]).toEqual([true, true]);
  });
});
