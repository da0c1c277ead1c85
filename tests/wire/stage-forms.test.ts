import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const answers = (stage: Parameters<typeof wire.gateways.onboarding.answers>[0], item: unknown) => {
  wire.server.respondWithJson({ data: { item } });
  return wire.gateways.onboarding.answers(stage);
};

describe('a company', () => {
  it.each([
    ['null', null],
    ['empty', ''],
    ['blank', '  '],
  ])('is none where its name is %s', async (_, companyName) => {
    expect(await answers('company-data', { companyName })).toEqual({ ok: true, value: { companyName: null } });
  });

  it.each([null, ''])('is sent as null when there is none, given as %j', async (companyName) => {
    wire.server.respondWithJson({ data: { item: {} } });
    await wire.gateways.onboarding.saveAnswers('company-data', { companyName });
    expect(wire.server.takeOnlyRequest().body).toBe('{"companyName":null}');
  });
});

describe.each([
  ['use-cases', 'useCases', 'useCasesCustom'],
  ['blockchain-protocols', 'blockchainProtocols', 'blockchainProtocolsCustom'],
  ['channels', 'channels', 'channelsCustom'],
] as const)('the responses to %s', (stage, list, custom) => {
  it.each([
    ['an empty list and empty text', { [list]: [], [custom]: '' }],
    ['nulls', { [list]: null, [custom]: null }],
    ['a blank text alone', { [custom]: ' ' }],
  ])('are none when the response has %s', async (_, item) => {
    expect(await answers(stage, item)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['absent', undefined],
    ['null', null],
  ])('have no text of their own when that is %s', async (_, text) => {
    expect(await answers(stage, { [list]: ['NFTs'], [custom]: text })).toEqual({
      ok: true,
      value: { [list]: ['NFTs'], [custom]: '' },
    });
  });

  it('keep options that are not known here', async () => {
    const item = { [list]: ['Carrier Pigeon', 'Other'], [custom]: 'Tea' };
    expect(await answers(stage, item)).toEqual({ ok: true, value: item });
  });

  it.each([
    ['text for the list', { [list]: 'NFTs' }],
    ['a number in the list', { [list]: ['NFTs', 7] }],
    ['a number for the text', { [list]: ['NFTs'], [custom]: 7 }],
  ])('are broken with %s', async (_, item) => {
    expect(await answers(stage, item)).toEqual(BROKEN);
  });
});

describe('a choice of plan', () => {
  const CHOICE = { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: true };

  it.each([
    ['crypto', CHOICE, CHOICE],
    ['a number for the plan', { ...CHOICE, chosenCurrentPackage: 3 }, { ...CHOICE, chosenCurrentPackage: '3' }],
    [
      'no period, which is then the month',
      { ...CHOICE, chosenSubscription: null },
      { ...CHOICE, chosenSubscription: 'monthly' },
    ],
    ['an empty period', { ...CHOICE, chosenSubscription: '' }, { ...CHOICE, chosenSubscription: 'monthly' }],
    [
      'no way of paying, which is then the card',
      { ...CHOICE, offlinePaying: null },
      { ...CHOICE, offlinePaying: false },
    ],
  ])('is read with %s', async (_, item, value) => {
    expect(await answers('pricing-plan', item)).toEqual({ ok: true, value });
  });

  it.each([
    ['null', null],
    ['empty', ''],
    ['absent', undefined],
  ])('is none when the plan is %s, whatever else is set', async (_, chosenCurrentPackage) => {
    expect(await answers('pricing-plan', { ...CHOICE, chosenCurrentPackage })).toEqual({ ok: true, value: null });
  });

  it.each([
    ['an unknown period', { ...CHOICE, chosenSubscription: 'weekly' }],
    ['text for offlinePaying', { ...CHOICE, offlinePaying: 'true' }],
  ])('is broken with %s', async (_, item) => {
    expect(await answers('pricing-plan', item)).toEqual(BROKEN);
  });
});
