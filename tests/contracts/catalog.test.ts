import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from './backends.ts';
import { signIn, value } from './sign-in.ts';

describe.each(backends)('the catalog over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'freePlan');
  });

  it('has at least 24 protocols with a logo that is an SVG, and some without', async () => {
    const protocols = value(await backend.gateways.catalog.protocols());
    const logos = protocols.map(({ logoSvgBase64 }) => atob(logoSvgBase64)).filter((logo) => logo !== '');
    expect(logos.length).toBeGreaterThanOrEqual(24);
    expect(logos.length).toBeLessThan(protocols.length);
    for (const logo of logos) expect(logo).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(protocols[0]).toMatchObject({ name: 'bitcoin', publicName: 'Bitcoin' });
    expect(new Set(protocols.map(({ name }) => name)).size).toBe(protocols.length);
  });

  it('has logos that load nothing and run nothing', async () => {
    const protocols = value(await backend.gateways.catalog.protocols());
    for (const { logoSvgBase64 } of protocols) expect(atob(logoSvgBase64)).not.toMatch(/<script|href=|\son\w+=/i);
  });

  it('has the four plans in cents, with what a year saves', async () => {
    const plans = value(await backend.gateways.catalog.plans());
    const figures = plans.map(({ name, monthlyAmount, annualAmountPerMonth, annualAmount, annualCostSavings }) => {
      return [name, monthlyAmount, annualAmountPerMonth, annualAmount, annualCostSavings];
    });
    expect(figures).toEqual([
      ['Free', 0, 0, 0, 0],
      ['Starter', 4_900, 3_900, 46_800, 12_000],
      ['Growth', 19_900, 15_900, 190_800, 48_000],
      ['Business', 59_900, 47_900, 574_800, 144_000],
    ]);
    expect(plans.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual(['free']);
    expect(plans.filter(({ isMostPopular }) => isMostPopular).map(({ id }) => id)).toEqual(['growth']);
    expect(plans.some(({ isCustom }) => isCustom)).toBe(false);
  });

  it('lists what a plan has, in order', async () => {
    const plans = value(await backend.gateways.catalog.plans());
    expect(plans[2]).toMatchObject({ paygAdditionalCreditsPerOneDollar: 20_000, support: 'Email and chat' });
    expect(plans[2]?.features).toEqual([
      { name: 'credits a month', value: '1,000,000' },
      { name: 'requests per second', value: '100' },
      { name: 'API keys, 10 members', value: '25' },
      { name: 'Email and chat support', value: '' },
    ]);
  });
});
