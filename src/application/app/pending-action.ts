import { makeAutoObservable } from 'mobx';

/** The actions that a dialog of another page performs, and the path of that page. */
const PATHS = {
  'create-key': '/api-keys',
  'rotate-key': '/api-keys',
  'change-limits': '/api-keys',
  'change-labels': '/api-keys',
  'add-domain': '/verify-domain',
  'add-subscription': '/verify-domain',
  'show-callback-signing': '/verify-domain',
  'rotate-signing-secret': '/verify-domain',
  'create-access-token': '/account',
  'add-notification-channel': '/account',
  'add-passkey': '/account',
  'invite-member': '/team',
  'show-invitations': '/team',
  'transfer-ownership': '/team',
  'leave-team': '/team',
  'request-faucet': '/faucets',
  'edit-billing-details': '/billing',
  'redeliver-failed': '/usage',
  'set-budget': '/usage',
  'show-credit-breakdown': '/usage',
} as const;

export type PageAction = keyof typeof PATHS;

export const PAGE_ACTIONS = Object.keys(PATHS) as readonly PageAction[];

/** An action that waits for its page, which consumes it once. Any other page drops it. */
export class PendingAction {
  action: PageAction | null = null;
  /** What the action is about, such as the id of a key. */
  subject = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the path of the page that performs it. */
  request(action: PageAction, subject = ''): string {
    this.action = action;
    this.subject = subject;
    return PATHS[action];
  }

  consume(action: PageAction): boolean {
    if (this.action !== action) return false;
    this.action = null;
    return true;
  }

  dropUnlessFor(path: string): void {
    if (this.action !== null && PATHS[this.action] !== path) this.action = null;
  }
}
