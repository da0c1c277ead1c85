import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProtocolLogo } from '#src/ui/components/icon/protocol-logo.tsx';
import { shippedLogo } from '#src/ui/components/icon/shipped-logos.ts';

const protocol = (name: string, publicName: string, logoSvgBase64 = '') => ({ name, publicName, logoSvgBase64 });

it.each([
  ['binance-smart-chain', 'BNB Smart Chain'],
  ['BTC', ''],
  ['main-1', 'Ethereum Classic'],
])('a chain named %s, %s has a shipped logo where the provider sends none', async (name, publicName) => {
  const { container } = render(<ProtocolLogo protocol={protocol(name, publicName)} />);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\.svg|svg\+xml/));
});

it('an unknown chain, and one whose logo does not load, has letters', async () => {
  expect(shippedLogo(['arbitrum', 'constructor', '__proto__', ''])).toBeNull();
  const { container, rerender } = render(<ProtocolLogo protocol={protocol('arbitrum', 'Arbitrum')} />);
  expect(container.textContent).toBe('AR');
  rerender(<ProtocolLogo protocol={protocol('solana', 'Solana')} />);
  fireEvent.error(await waitFor(() => container.querySelector('img') ?? expect.fail('no logo yet')));
  await waitFor(() => expect(container.textContent).toBe('SO'));
});

it('the logo that the provider sends comes first', () => {
  const { container } = render(<ProtocolLogo protocol={protocol('bitcoin', 'Bitcoin', btoa('<svg/>'))} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
});
