import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { isPathOffered, type OfferedPages, OPTIONAL_PAGES } from '#src/domain/shared/offered-pages.ts';

export type Admission =
  | { readonly kind: 'admit'; readonly screen: Screen; readonly token?: string }
  | {
      readonly kind: 'go-to';
      readonly path: string;
      /** The requested page comes back after the log-in; the link of a mail after the questionnaire too. */
      readonly returnAfterLogin?: true;
      /** Preserves the query, which the log-in screen needs on return from a social provider. */
      readonly withQuery?: true;
      /** An invitation that only a visitor can open; a signed-in person gets a notice. */
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

/** Those that a mailed link opens over a page of the console. */
type LinkScreen = 'change-email' | 'accept-ownership';

type DashboardScreen = LinkScreen | 'own-page' | (typeof DASHBOARD_PATHS)[number];

export const VISITOR_SCREENS: Readonly<Record<string, Screen>> = {
  '/auth/login': 'log-in',
  '/auth/register': 'register',
  '/auth/forgot-password': 'forgot-password',
};

/** A page of the provider in a frame. */
const OWN_PAGE = /^\/pages\/[\w-]+$/;

const INVITATION = /^\/auth\/team\/register\/([^/]+)$/;

/** A mailed link, over any page. */
const LINK = /^\/[^/]+\/(change-email|accept-ownership)\/([^/]+)$/;

/** Reachable in the state `dashboard`; the path is the name after a slash. */
export const DASHBOARD_PATHS = ['dashboard', ...OPTIONAL_PAGES, 'account', 'subscription-success'] as const;

export function isLinkScreen(screen: Screen): screen is LinkScreen {
  return screen === 'change-email' || screen === 'accept-ownership';
}

export function isConsoleScreen(screen: Screen): screen is DashboardScreen {
  return isLinkScreen(screen) || screen === 'own-page' || DASHBOARD_PATHS.some((name) => name === screen);
}

export function defaultRoute(state: AccountState): string {
  if (state === 'notAuth') return '/auth/login';
  if (state === 'email-verification') return '/auth/verification';
  return state === 'dashboard' ? '/dashboard' : `/auth/${state}`;
}

export interface Visitor {
  readonly state: AccountState;
  readonly hasToken: boolean;
  /** The URL has `app` and `code`; its path is the operator's choice. */
  readonly isSocialCallback?: boolean;
  /** All without it. */
  readonly pages?: OfferedPages;
  /** The paths of the provider's own pages; any without it. */
  readonly ownPages?: { has(path: string): boolean };
  /** The provider offers nothing that only the account page has. */
  readonly lacksAccountPage?: boolean;
  /** The provider does not offer to transfer the ownership, or the page of the team is switched off. */
  readonly lacksOwnershipTransfer?: boolean;
  /** The stages of the questionnaire that the provider asks; all without it. */
  readonly stages?: readonly AccountState[];
}

/** `hasToken` means a valid token, without which the stored state does not count. No `go-to` leads to a loop. */
export function admit(rawPath: string, visitor: Visitor): Admission {
  const state = visitor.hasToken ? visitor.state : 'notAuth';
  const path = normalizePath(rawPath);

  const reset = /^\/reset-password(?:\/([^/]+))?$/.exec(path);
  if (reset) return { kind: 'admit', screen: 'reset-password', ...(reset[1] && { token: decode(reset[1]) }) };

  const [, screen, token] = LINK.exec(path) ?? [];
  if (token !== undefined && !(screen === 'accept-ownership' && visitor.lacksOwnershipTransfer))
    return admitLink(screen as LinkScreen, state, decode(token));

  const logIn = defaultRoute('notAuth');
  if (visitor.isSocialCallback && state === 'notAuth' && path !== logIn)
    return { kind: 'go-to', path: logIn, withQuery: true };

  return (isOffered(path, visitor) && reachable(path, state)) || redirectToDefault(path, state);
}

function isOffered(path: string, { state, pages, ownPages, lacksAccountPage, stages }: Visitor): boolean {
  if (lacksAccountPage && path === '/account') return false;
  const stage = path.startsWith('/auth/') && ONBOARDING_STAGES.find((name) => path === `/auth/${name}`);
  if (stage && stages) return stage === state || stages.includes(stage);
  if (ownPages && OWN_PAGE.test(path)) return ownPages.has(path);
  return !pages || isPathOffered(path, pages);
}

function redirectToDefault(path: string, state: AccountState): Admission {
  const invitation = INVITATION.exec(path)?.[1];
  return {
    ...{ kind: 'go-to', path: defaultRoute(state) },
    ...(invitation && { invitation: decode(invitation) }),
    ...(state === 'notAuth' && isOfSession(path) && { returnAfterLogin: true }),
  };
}

/** A page of the console or a stage; the last stage reaches all of them. */
function isOfSession(path: string): boolean {
  return (reachable(path, 'dashboard') ?? reachable(path, 'summary')) !== null;
}

/** Visitors log in first and new accounts finish onboarding; both return here. */
function admitLink(screen: LinkScreen, state: AccountState, token: string): Admission {
  if (state === 'dashboard') return { kind: 'admit', screen, token };
  return { kind: 'go-to', path: defaultRoute(state), returnAfterLogin: true };
}

/** With query and fragment. Excludes what leaves the origin or what the browser would normalize. */
const PLAIN_LOCATION = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]+(?:\?[^\s\\#]*)?(?:#[^\s\\]*)?$/;

/** After log-in, only a path that the gate itself rejected is followed. */
export function canReturnAfterLogin(path: string): boolean {
  const admission = admit(path, { state: 'notAuth', hasToken: false });
  return admission.kind === 'go-to' && admission.returnAfterLogin === true && PLAIN_LOCATION.test(path);
}

/** A session in this state sees the page, or will after the questionnaire. */
export function opensInSession(path: string, state: AccountState): boolean {
  const admission = admit(path, { state, hasToken: true });
  return admission.kind === 'admit' || admission.returnAfterLogin === true;
}

function reachable(path: string, state: AccountState): Admission | null {
  if (state === 'notAuth') return visitorScreen(path);
  if (state === 'email-verification') return path === '/auth/verification' ? admitScreen('verification') : null;
  if (state === 'dashboard') {
    if (OWN_PAGE.test(path)) return admitScreen('own-page');
    const screen = DASHBOARD_PATHS.find((name) => path === `/${name}`);
    return screen ? admitScreen(screen) : null;
  }
  const stage = ONBOARDING_STAGES.find((name) => path === `/auth/${name}`);
  const isReached = stage && ONBOARDING_STAGES.indexOf(stage) <= ONBOARDING_STAGES.indexOf(state);
  return isReached ? admitScreen(stage) : null;
}

function visitorScreen(path: string): Admission | null {
  const invitation = INVITATION.exec(path);
  if (invitation?.[1]) return { kind: 'admit', screen: 'invitation', token: decode(invitation[1]) };
  const screen = Object.hasOwn(VISITOR_SCREENS, path) ? VISITOR_SCREENS[path] : undefined;
  return screen ? admitScreen(screen) : null;
}

function admitScreen(screen: Screen): Admission {
  return { kind: 'admit', screen };
}

/** A mail program may encode what is a letter of the token. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function normalizePath(rawPath: string): string {
  return rawPath.replace(/[?#].*$/s, '').replace(/\/+$/, '');
}

/** The screens from verification to summary sign out when they are left idle. */
export function isIdleScreen(screen: Screen): boolean {
  return screen === 'verification' || ONBOARDING_STAGES.some((stage) => stage === screen);
}
