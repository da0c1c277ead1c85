import type { SignInService } from '#src/application/auth/auth-gateway.ts';

export interface ConsentRequest {
  readonly provider: SignInService;
  readonly scope: string;
  returnUrl(parameters: Readonly<Record<string, string>>): string;
}

/** What the console requests, read from the consent page's query. Null if it is incomplete or leads elsewhere. */
export function readConsentRequest(search: string, pageUrl: (path: string) => string): ConsentRequest | null {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect_uri') ?? '';
  const root = pageUrl('/');
  if (!redirect.startsWith(root)) return null;
  const [path = '', redirectQuery] = redirect.slice(root.length).split('?');
  const returned = new URLSearchParams(redirectQuery);
  const provider = (['google', 'github', 'linkedin', 'oidc'] as const).find((name) => name === returned.get('app'));
  if (!provider) return null;
  return {
    provider,
    scope: query.get('scope') ?? '',
    returnUrl(parameters) {
      const back = new URLSearchParams(returned);
      const preserved = ['state', 'backend'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      for (const [name, value] of [...Object.entries(parameters), ...preserved]) back.set(name, value);
      return pageUrl(`/${path}?${back.toString()}`);
    },
  };
}
