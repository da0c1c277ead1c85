import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';

export type Admission =
  | { readonly kind: 'admit'; readonly screen: Screen; readonly token?: string }
  | {
      readonly kind: 'go-to';
      readonly path: string;
      /** The visitor comes back to the path asked for once signed in and set up (D13). */
      readonly returnAfterLogin?: true;
      /** With the query as it is: the return of a social provider, which the log-in screen takes up. */
      readonly withQuery?: true;
      /** Of an invitation that only a visitor can open (§2): nobody is led away from it without a word. */
      readonly invitation?: string;
    };

/** Every screen has one name; the interface maps it to a page. */
export type Screen =
  | 'log-in'
  | 'register'
  | 'forgot-password'
  | 'invitation'
  | 'verification'
  | (typeof ONBOARDING_STAGES)[number]
  | 'reset-password'
  | DashboardScreen;

export type DashboardScreen = 'change-email' | (typeof DASHBOARD_PATHS)[number];

const VISITOR_SCREENS: Readonly<Record<string, Screen>> = {
  '/auth/login': 'log-in',
  '/auth/register': 'register',
  '/auth/forgot-password': 'forgot-password',
};

const INVITATION = /^\/auth\/team\/register\/([^/]+)$/;

/** Reachable in the state `dashboard`; the path is the name with a slash before it (§2). */
export const DASHBOARD_PATHS = [
  'dashboard',
  'api-keys',
  'verify-domain',
  'node-as-a-service',
  'billing',
  'usage',
  'team',
  'faucets',
  'subscription-success',
] as const;

/** Shown inside the frame of the signed-in console. */
export function isConsoleScreen(screen: Screen): screen is DashboardScreen {
  return screen === 'change-email' || DASHBOARD_PATHS.some((name) => name === screen);
}

/** Where a user of this state belongs (§2). */
export function defaultRoute(state: AccountState): string {
  if (state === 'notAuth') return '/auth/login';
  if (state === 'email-verification') return '/auth/verification';
  return state === 'dashboard' ? '/dashboard' : `/auth/${state}`;
}

interface Visitor {
  readonly state: AccountState;
  readonly hasToken: boolean;
  /** The address says `app` and `code` (§2): it may be any that the operator has given the provider. */
  readonly isSocialCallback?: boolean;
}

/**
 * The whole route gate: who may see which path (§2). `hasToken` means a token that is still valid; without one the
 * stored state does not count (D4). Every `go-to` names a path that the same visitor is admitted to, so no loop exists.
 */
export function admit(rawPath: string, visitor: Visitor): Admission {
  const state = visitor.hasToken ? visitor.state : 'notAuth';
  const path = normalizePath(rawPath);

  const reset = /^\/reset-password(?:\/([^/]+))?$/.exec(path);
  if (reset) return { kind: 'admit', screen: 'reset-password', ...(reset[1] && { token: reset[1] }) };

  const changeEmail = /^\/[^/]+\/change-email\/([^/]+)$/.exec(path);
  if (changeEmail?.[1]) return admitChangeEmail(state, changeEmail[1]);

  const logIn = defaultRoute('notAuth');
  if (visitor.isSocialCallback && state === 'notAuth' && path !== logIn)
    return { kind: 'go-to', path: logIn, withQuery: true };

  return reachable(path, state) ?? redirectToDefault(path, state);
}

function redirectToDefault(path: string, state: AccountState): Admission {
  const invitation = INVITATION.exec(path)?.[1];
  return { kind: 'go-to', path: defaultRoute(state), ...(invitation && { invitation }) };
}

/** Who is signed out signs in first, and who is still onboarding finishes that first; both come back to it (D13). */
function admitChangeEmail(state: AccountState, token: string): Admission {
  if (state === 'dashboard') return { kind: 'admit', screen: 'change-email', token };
  return { kind: 'go-to', path: defaultRoute(state), returnAfterLogin: true };
}

/** What a path of the address bar is made of: one that leaves the origin, or that the browser would read anew, is none. */
const PLAIN_PATH = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]+$/;

/** Only what the gate itself turned a visitor away from may be followed after signing in, whoever stored it (D13). */
export function canReturnAfterLogin(path: string): boolean {
  const admission = admit(path, { state: 'notAuth', hasToken: false });
  return admission.kind === 'go-to' && admission.returnAfterLogin === true && PLAIN_PATH.test(path);
}

function reachable(path: string, state: AccountState): Admission | null {
  if (state === 'notAuth') return visitorScreen(path);
  if (state === 'email-verification') return path === '/auth/verification' ? admitScreen('verification') : null;
  if (state === 'dashboard') {
    const screen = DASHBOARD_PATHS.find((name) => path === `/${name}`);
    return screen ? admitScreen(screen) : null;
  }
  const stage = ONBOARDING_STAGES.find((name) => path === `/auth/${name}`);
  const isReached = stage && ONBOARDING_STAGES.indexOf(stage) <= ONBOARDING_STAGES.indexOf(state);
  return isReached ? admitScreen(stage) : null;
}

function visitorScreen(path: string): Admission | null {
  const invitation = INVITATION.exec(path);
  if (invitation?.[1]) return { kind: 'admit', screen: 'invitation', token: invitation[1] };
  const screen = Object.hasOwn(VISITOR_SCREENS, path) ? VISITOR_SCREENS[path] : undefined;
  return screen ? admitScreen(screen) : null;
}

function admitScreen(screen: Screen): Admission {
  return { kind: 'admit', screen };
}

/** Without query, hash and trailing slashes. */
function normalizePath(rawPath: string): string {
  const path = rawPath.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}
