import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { buildSettings, settingsCheck } from '#tools/build/settings-check.ts';

/** What the build says with these variables. */
async function built(environment: Readonly<Record<string, string>>) {
  const { problems, warnings } = await buildSettings(environment);
  const output: string[] = [];
  const context = {
    warn: (text: string) => output.push(`warning: ${text}`),
    error: (text: string) => output.push(`error: ${text}`),
  };
  const { buildStart } = settingsCheck(problems, warnings) as Plugin & { buildStart: (this: typeof context) => void };
  buildStart.call(context);
  return output;
}

describe('a build', () => {
  it('warns of what a provider would hardly leave out', async () => {
    expect(await built({})).toEqual([
      expect.stringMatching(/^warning: externalHosts \(VITE_EXTERNAL_HOSTS\) is empty/),
      expect.stringMatching(/^warning: brand\.name \(VITE_BRAND_NAME\)/),
      expect.stringMatching(/^warning: gatewayBaseUrl \(VITE_GATEWAY_BASE_URL\) is empty/),
    ]);
  });

  it('stops at a host that could never match', async () => {
    const output = await built({ VITE_EXTERNAL_HOSTS: 'https://checkout.stripe.com/pay' });
    expect(output.at(-1)).toMatch(
      /^error: [^]*VITE_EXTERNAL_HOSTS: "https:\/\/checkout\.stripe\.com\/pay" cannot be used/,
    );
  });

  it('accepts hosts that can match', async () => {
    const VITE_EXTERNAL_HOSTS = 'Checkout.Stripe.com https://zahlung.müller.example:443';
    const others = { VITE_BRAND_NAME: 'Acme Chain', VITE_GATEWAY_BASE_URL: 'https://rest.acme.example' };
    expect(await built({ ...others, VITE_EXTERNAL_HOSTS })).toEqual([]);
  });
});
