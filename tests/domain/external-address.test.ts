import { describe, expect, it } from 'vitest';
import { allowedAddress } from '../../src/domain/shared/external-address';

const HOSTS = ['checkout.example.com', '*.pay.example'];

describe('an address of the server', () => {
  it.each([
    'https://checkout.example.com/session/1?x=1#pay',
    'https://CHECKOUT.example.com/',
    'https://eu.pay.example/1',
    'https://a.eu.pay.example/1',
    'https://checkout.example.com:8443/1',
  ])('is opened: %s', (address) => {
    expect(allowedAddress(address, HOSTS)).toBe(new URL(address).href);
  });

  it.each([
    'http://checkout.example.com/',
    'https://user:secret@checkout.example.com/',
    'https://user@checkout.example.com/',
    'https://checkout.example.com.evil.example/',
    'https://pay.example/',
    'https://evilpay.example/',
    '//checkout.example.com/',
    '/checkout',
    'javascript:alert(1)',
    'data:text/html,hello',
    'not an address',
    '',
  ])('is refused: %s', (address) => {
    expect(allowedAddress(address, HOSTS)).toBeNull();
  });

  it('is refused where the deployment allows no host', () => {
    expect(allowedAddress('https://checkout.example.com/', [])).toBeNull();
  });
});
