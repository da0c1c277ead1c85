import { domain, type DomainSeed } from './account-seed.ts';

const DAY = 24;
const NEVER_MINUTES = 60 * DAY * 365;

/** Two pages: what customers really enter, the odd ones included. */
export const northwallDomains: readonly DomainSeed[] = [
  domain(2, 'https://hooks-eu.northwall.example', 10),
  domain(DAY, 'https://staging-hooks.northwall.example:8443', NEVER_MINUTES),
  domain(5 * DAY, 'https://payouts.northwall.example'),
  domain(19 * DAY, 'https://münchen.northwall.example'),
  domain(48 * DAY, 'http://203.0.113.24:9000'),
  domain(77 * DAY, 'https://xn--bcher-kva.northwall.example'),
  domain(112 * DAY, 'https://[2001:db8::17]'),
  domain(160 * DAY, 'https://Webhooks.Northwall.example'),
  domain(203 * DAY, 'https://treasury-callbacks.settlement.eu-central.northwall.example/hooks/v2/incoming'),
  domain(251 * DAY, 'https://compliance.northwall.example'),
  domain(309 * DAY, 'https://sandbox.northwall.example'),
  domain(640 * DAY, 'http://legacy.northwall.example'),
];
