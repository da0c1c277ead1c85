import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { buildSettings, settingsCheck } from '#tools/build/settings-check.ts';

/** What the build says with these variables. */
async function built(environment: Readonly<Record<string, string>>) {
  const { problems, warnings } = await buildSettings(environment);
  const said: string[] = [];
  const context = {
    warn: (text: string) => said.push(`warning: ${text}`),
    error: (text: string) => said.push(`error: ${text}`),
  };
  const { buildStart } = settingsCheck(problems, warnings) as Plugin & { buildStart: (this: typeof context) => void };
  buildStart.call(context);
  return said;
}

describe('a build', () => {
  it('warns where no host but that of the API may be opened', async () => {
    expect(await built({})).toEqual([
      expect.stringMatching(/^warning: externalHosts \(VITE_EXTERNAL_HOSTS\) is empty/),
    ]);
  });

  it('stops at a host that could never match', async () => {
    const said = await built({ VITE_EXTERNAL_HOSTS: 'https://checkout.stripe.com/pay' });
    expect(said.at(-1)).toMatch(
      /^error: [^]*VITE_EXTERNAL_HOSTS: "https:\/\/checkout\.stripe\.com\/pay" cannot be used/,
    );
  });

  it('says nothing of hosts that can', async () => {
    expect(await built({ VITE_EXTERNAL_HOSTS: 'Checkout.Stripe.com https://zahlung.müller.example:443' })).toEqual([]);
  });
});
