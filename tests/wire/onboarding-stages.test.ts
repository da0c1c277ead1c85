import { describe, expect, it } from 'vitest';
import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import { BROKEN, PAGE_INSTEAD, openWire } from './open-wire.ts';

const wire = openWire();

interface Case {
  readonly stage: QuestionnaireStage;
  readonly answers: OnboardingAnswers[QuestionnaireStage];
  readonly body: string;
}

/** An answer to each stage, and its literal JSON: as it is sent, and as it comes back in the item. */
const cases: readonly Case[] = [
  { stage: 'company-data', answers: { companyName: 'Нордуол' }, body: '{"companyName":"Нордуол"}' },
  {
    stage: 'use-cases',
    answers: { useCases: ['NFTs', 'Other'], useCasesCustom: 'Tea' },
    body: '{"useCases":["NFTs","Other"],"useCasesCustom":"Tea"}',
  },
  {
    stage: 'blockchain-protocols',
    answers: { blockchainProtocols: ['bitcoin', 'ethereum'], blockchainProtocolsCustom: '' },
    body: '{"blockchainProtocols":["bitcoin","ethereum"],"blockchainProtocolsCustom":""}',
  },
  {
    stage: 'channels',
    answers: { channels: ['Google Search'], channelsCustom: '' },
    body: '{"channels":["Google Search"],"channelsCustom":""}',
  },
  {
    stage: 'pricing-plan',
    answers: { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false },
    body: '{"chosenSubscription":"annually","chosenCurrentPackage":"growth","offlinePaying":false}',
  },
];

const raw = (status: number, text: string) =>
  wire.server.respondWith((response) => response.writeHead(status).end(text));

describe.each(cases)('POST /api/$stage', ({ stage, answers, body }) => {
  const save = () => wire.gateways.onboarding.saveAnswers(stage, answers);

  it('sends the answers', async () => {
    wire.server.respondWithJson({ data: { item: {} } });
    await save();
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['POST', `/api/${stage}`, body]);
  });

  it('reads the state of the item', async () => {
    wire.server.respondWithJson({ data: { item: { state: 'summary' } } });
    expect(await save()).toEqual({ ok: true, value: 'summary' });
  });

  it.each([
    ['an item without a state', 200, '{"data":{"item":{"success":true}}}'],
    ['a state of null', 200, '{"data":{"item":{"state":null}}}'],
    ['an item of null', 200, '{"data":{"item":null}}'],
    ['data without an item', 201, '{"data":{}}'],
    ['data of null', 200, '{"data":null}'],
    ['an envelope without data', 200, '{"context":""}'],
    ['an empty 200', 200, ''],
    ['a 204', 204, ''],
  ])('treats %s as a success that names no state', async (_, status, text) => {
    raw(status, text);
    expect(await save()).toEqual({ ok: true, value: null });
  });

  it.each([
    ['an unknown state', '{"data":{"item":{"state":"on-holiday"}}}'],
    ['text for the item', '{"data":{"item":"saved"}}'],
    ['a list for data', '{"data":[]}'],
  ])('treats %s as a broken response', async (_, text) => {
    raw(200, text);
    expect(await save()).toEqual(BROKEN);
  });

  it('has reached nobody where a page answers', async () => {
    raw(200, '<!doctype html><title>Welcome</title>');
    expect(await save()).toEqual(PAGE_INSTEAD);
  });

  it('hands on the state that a rejection carries', async () => {
    wire.server.respondWithJson({ error: { code: 'wrong_stage', message: 'Elsewhere.', state: 'channels' } }, {}, 409);
    expect(await save()).toMatchObject({ ok: false, failure: { code: 'wrong_stage', state: 'channels' } });
  });
});

describe.each(cases)('GET /api/$stage', ({ stage, answers, body }) => {
  const read = () => wire.gateways.onboarding.answers(stage);

  it('asks without query and body, and reads the answers', async () => {
    raw(200, `{"context":"","data":{"item":${body}}}`);
    expect(await read()).toEqual({ ok: true, value: answers });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['GET', `/api/${stage}`, '']);
  });

  it.each([
    ['an item of null', 200, '{"data":{"item":null}}'],
    ['data without an item', 200, '{"data":{}}'],
    ['data of null', 200, '{"data":null}'],
    ['an envelope without data', 200, '{"context":""}'],
    ['an empty 200', 200, ''],
    ['a 204', 204, ''],
  ])('takes %s to mean that nothing was answered', async (_, status, text) => {
    raw(status, text);
    expect(await read()).toEqual({ ok: true, value: null });
  });

  it.each([
    ['text for the item', '{"data":{"item":"none"}}'],
    ['a list for the item', '{"data":{"item":[]}}'],
    ['a list for data', '{"data":[]}'],
    [
      'a list of numbers for every field',
      `{"data":{"item":${body.replaceAll(/:("[^"]*"|\[[^\]]*\]|false)/g, ':[7]')}}}`,
    ],
  ])('treats %s as a broken response', async (_, text) => {
    raw(200, text);
    expect(await read()).toEqual(BROKEN);
  });
});
