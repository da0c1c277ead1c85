import { contentPolicy } from './content-policy.mjs';

/**
 * What every response of a careful deployment carries, errors too; docs/deployment.md names the same. Browsers take no
 * notice of Strict-Transport-Security on plain http.
 */
export function securityHeaders(policy = {}) {
  return {
    'Content-Security-Policy': contentPolicy(policy),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  };
}
