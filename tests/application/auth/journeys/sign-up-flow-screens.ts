import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Screen } from '#src/domain/auth/admit.ts';

/** Written out, not derived: what each state may see. */
const SCREENS: Readonly<Record<AccountState, readonly Screen[]>> = {
  notAuth: ['log-in', 'register', 'forgot-password', 'invitation'],
  'email-verification': ['verification'],
  'company-data': ['company-data'],
  'use-cases': ['company-data', 'use-cases'],
  'blockchain-protocols': ['company-data', 'use-cases', 'blockchain-protocols'],
  channels: ['company-data', 'use-cases', 'blockchain-protocols', 'channels'],
  'pricing-plan': ['company-data', 'use-cases', 'blockchain-protocols', 'channels', 'pricing-plan'],
  summary: ['company-data', 'use-cases', 'blockchain-protocols', 'channels', 'pricing-plan', 'summary'],
  dashboard: [
    'dashboard',
    'api-keys',
    'verify-domain',
    'node-as-a-service',
    'billing',
    'usage',
    'team',
    'faucets',
    'subscription-success',
    'change-email',
  ],
};

/** The address of a mailed link to a new password opens in any state. */
export function isAllowed(screen: Screen, state: AccountState): boolean {
  return screen === 'reset-password' || SCREENS[state].includes(screen);
}

export const PATHS = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/team/register/inv1te',
  '/auth/verification',
  '/auth/company-data',
  '/auth/use-cases',
  '/auth/blockchain-protocols',
  '/auth/channels/',
  '/auth/pricing-plan?from=mail',
  '/auth/summary',
  '/dashboard',
  '/billing#upgrade-plan',
  '/subscription-success',
  '/account/change-email/t0ken',
  '/reset-password/t0ken',
  '/nowhere',
  '/__proto__',
] as const;
