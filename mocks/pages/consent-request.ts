import type { SocialProvider } from '#src/application/auth/auth-gateway.ts';

export interface ConsentRequest {
  readonly provider: SocialProvider;
  readonly scope: string;
  returnUrl(parameters: Readonly<Record<string, string>>): string;
}

/** What the console requests, read from the consent page's query. Null if it is incomplete. */
export function readConsentRequest(search: string, origin: string): ConsentRequest | null {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect_uri') ?? '';
  if (!URL.canParse(redirect) || new URL(redirect).origin !== origin) return null;
  const provider = (['google', 'github', 'linkedin'] as const).find(
    (name) => name === new URL(redirect).searchParams.get('app'),
  );
  if (!provider) return null;
  return {
    provider,
    scope: query.get('scope') ?? '',
    returnUrl(parameters) {
      const back = new URL(redirect);
      const preserved = ['state', 'backend'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      for (const [name, value] of [...Object.entries(parameters), ...preserved]) back.searchParams.set(name, value);
      return back.href;
    },
  };
}
