import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { axiosTransport, watchPolicy } from '#src/adapters/http/client/axios-transport.ts';
import { NoResponseError } from '#src/adapters/http/client/transport.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

/** Nobody listens on this port. */
const NOWHERE = 'http://127.0.0.1:9';

async function reasonOf(): Promise<unknown> {
  const request = { endpoint: endpoints.logIn, url: `${NOWHERE}/api/x`, headers: {}, body: {}, signal: undefined };
  const error: unknown = await axiosTransport({ ...request, timeoutMs: 5000 }).catch((reason: unknown) => reason);
  return error instanceof NoResponseError && { why: error.why, wasSent: error.wasSent };
}

describe('a call that nobody answers', () => {
  it('is blocked where the page had a violation of its policy, and otherwise not', async () => {
    const page = new EventTarget();
    watchPolicy(page);
    expect(await reasonOf()).toEqual({ why: null, wasSent: true });
    const violate = (effectiveDirective: string, disposition: 'enforce' | 'report') =>
      page.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          ...{ blockedURI: `${NOWHERE}/api/x`, documentURI: location.href, originalPolicy: '', statusCode: 200 },
          ...{ violatedDirective: effectiveDirective, effectiveDirective, disposition },
        }),
      );
    violate('img-src', 'enforce');
    violate('connect-src', 'report');
    expect(await reasonOf()).toEqual({ why: null, wasSent: true });
    violate('connect-src', 'enforce');
    expect(await reasonOf()).toEqual({ why: 'blocked', wasSent: false });
  });

  it('is offline where the device says so', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    expect(await reasonOf()).toEqual({ why: 'offline', wasSent: false });
  });

  it('may have been sent where the network went after the start', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    expect(await reasonOf()).toEqual({ why: 'offline', wasSent: true });
  });
});
