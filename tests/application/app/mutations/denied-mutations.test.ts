import { autorun } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { decodeResponse } from '#src/adapters/http/client/decode-response.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { describedApi, exampleOf } from '#tests/support/openapi-schemas.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { ACCOUNT_MUTATIONS } from './account-mutations.ts';
import { AUTH_MUTATIONS } from './auth-mutations.ts';
import { KEY_MUTATIONS } from './key-mutations.ts';
import { BreakableCall } from './mutation.ts';
import { QUESTIONNAIRE_MUTATIONS } from './questionnaire-mutations.ts';

const MUTATIONS = [...KEY_MUTATIONS, ...ACCOUNT_MUTATIONS, ...AUTH_MUTATIONS, ...QUESTIONNAIRE_MUTATIONS];

/** The response came, and it says that nothing has changed. */
const DENIALS: readonly { readonly name: string; readonly response: unknown }[] = [
  { name: 'turning a key off', response: true },
  { name: 'turning the old key off after its successor was used', response: true },
  { name: 'creating the successor of a key', response: { key: 'a key that no list ever shows' } },
  { name: 'changing the email', response: demoAccounts.activeCustomer.email },
  { name: 'verifying the email', response: 'email-verification' },
  { name: 'saving company-data', response: 'company-data' },
  { name: 'saving use-cases', response: 'use-cases' },
  { name: 'saving blockchain-protocols', response: 'blockchain-protocols' },
  { name: 'saving channels', response: 'channels' },
  { name: 'saving pricing-plan', response: 'pricing-plan' },
];

describe('a change that its response denies', () => {
  it.each(DENIALS)('is not taken for done, and says so: $name', async ({ name, response }) => {
    const mutation = MUTATIONS.find((known) => known.name === name)!;
    const call = new BreakableCall(mutation.call);
    const app = new TestApp({ scenario: mutation.scenario, overrideGateways: call.overrideGateways });
    app.i18n.add(allMessages);
    const form = await mutation.open(app);
    onTestFinished(autorun(() => form.inlineMessages?.()));
    for (const { id } of app.stores.toasts.toasts) app.stores.toasts.close(id);
    call.answerWith(response);
    await form.run();
    await flush();
    const messages = [...app.toasts, ...(form.inlineMessages?.() ?? [])];
    expect([call.count, form.isDone(), messages.length]).toEqual([1, false, 1]);
  });
});

const MUTATING = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].effect !== 'read');

/** Beside whatever the operation would answer. */
const BODIES: readonly ((data: Readonly<Record<string, unknown>>) => unknown)[] = [
  (data) => ({ data, success: false }),
  (data) => ({ data: { ...data, success: false } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: false } } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: 'false' } } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: 0 } } }),
  (data) => ({ data, error: { code: 'refused', message: 'No.' } }),
  (data) => ({ data, error: 'No.' }),
];

const api = describedApi();

describe('a 200 that says no', () => {
  it.each(MUTATING)('is a failure of %s', (name) => {
    const { data } = exampleOf(api, name);
    const results = BODIES.map((toBody) => {
      const body = toBody((data ?? {}) as Readonly<Record<string, unknown>>);
      return decodeResponse(endpoints[name], { status: 200, body });
    });
    expect(results.map(({ ok }) => ok)).toEqual(BODIES.map(() => false));
  });
});
