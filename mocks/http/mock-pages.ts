import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { readJson } from './respond.ts';

/**
 * The mailbox, the consent page and the card provider as JSON, so that a journey against this server needs no secret.
 * They are not part of the provider's API. Only the Node server has them; the demo has pages.
 *
 * - `GET /mock/mails` → `{ mails: [{ to, content: { kind }, code, link, at }] }`, newest first
 * - `POST /mock/consent` `{ provider, decision }` → `{ parameters }` for the URL that leads back to the console
 * - `POST /mock/checkout` `{ session, outcome }` → `{ path }` of the console, where the checkout leads back to
 */
export function mockPages({ mails, social, checkout }: Provider): HttpHandler[] {
  return [
    http.get('*/mock/mails', () => HttpResponse.json({ mails: mails.all() })),
    http.post('*/mock/consent', ({ request }) =>
      respond(request, ({ provider, decision }) => {
        const app = oneOf(['google', 'github', 'linkedin', 'oidc'], provider);
        const chosen = oneOf(['known', 'new', 'two-factor', 'cancel', 'error'], decision);
        return { parameters: social.consent(app, chosen) };
      }),
    ),
    http.post('*/mock/checkout', ({ request }) =>
      respond(request, ({ session, outcome }) => {
        return { path: checkout.settle(String(session), oneOf(['paid', 'canceled', 'failed'], outcome)) };
      }),
    ),
  ];
}

async function respond(request: Request, work: (body: Readonly<Record<string, unknown>>) => object) {
  try {
    return HttpResponse.json(work(await readJson(request)));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { status, code, message, details } = error;
    return HttpResponse.json({ error: { code, message, details } }, { status });
  }
}

function oneOf<const T extends string>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((name) => name === value);
  if (found === undefined) throw new ProviderError(400, 'invalid_request', `One of: ${allowed.join(', ')}.`);
  return found;
}
