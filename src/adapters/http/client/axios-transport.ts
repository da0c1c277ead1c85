import axios, { type AxiosResponse } from 'axios';
import { isOffline } from './not-sent.ts';
import { NoResponseError, type Transport, type WireResponse } from './transport.ts';

/** Origins that the page's policy has blocked; it stays the same as long as the page. */
const blockedOrigins = new Set<string>();

/** The failed call itself has no reason; the page gets an event beside it. */
export function watchPolicy(page: EventTarget): void {
  page.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, disposition } = event as SecurityPolicyViolationEvent;
    if (effectiveDirective === 'connect-src' && disposition === 'enforce' && URL.canParse(blockedURI))
      blockedOrigins.add(new URL(blockedURI).origin);
  });
}

if (typeof document !== 'undefined') watchPolicy(document);

/** The event may come just after the error. */
async function isBlocked(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return URL.canParse(url) && blockedOrigins.has(new URL(url).origin);
}

export const axiosTransport: Transport = async ({ endpoint, url, headers, body, signal, timeoutMs }) => {
  const startedOffline = isOffline();
  try {
    const response = await axios.request<string>({
      ...{ method: endpoint.method, url, data: body, ...(signal && { signal }), timeout: timeoutMs },
      withCredentials: true,
      // Otherwise axios adds a header if the provider sets such a cookie.
      withXSRFToken: false,
      // With false, axios sends no content type for an empty body.
      headers: { ...headers, 'Content-Type': body === undefined ? false : 'application/json' },
      // axios would drop the text, and accept broken JSON as a success.
      responseType: 'text',
      validateStatus: () => true,
    });
    return received(response);
  } catch (error) {
    // axios calls a cut stream "Request aborted". Without a request, the error is a bug of ours.
    if (!axios.isAxiosError(error) || !error.request) throw error;
    if (isOffline()) throw new NoResponseError(error.message, 'offline', !startedOffline);
    throw new NoResponseError(error.message, (await isBlocked(url)) ? 'blocked' : null);
  }
};

function received({ status, headers, data: text }: AxiosResponse<string>): WireResponse {
  if (status === 0) throw new NoResponseError();
  return { status, headers: Object.fromEntries(Object.entries(headers)), text };
}
