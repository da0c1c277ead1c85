import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutageStore } from '#src/application/feedback/outage-store.ts';
import {
  NOT_THE_API_CODE,
  notTheApi,
  OFFLINE_CODE,
  rejected,
  unexpected,
  unreachable,
} from '#src/domain/shared/failure.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let outage: OutageStore;
beforeEach(async () => {
  app = new TestApp({ scenario: 'active-customer' });
  ({ outage } = await app.account());
});

function failTwo() {
  const retries = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
  outage.partFailed('keys', unexpected(503), retries[0]);
  outage.partFailed('plan', unreachable(), retries[1]);
  return retries;
}

const nothing = () => undefined;

describe('an outage', () => {
  it('begins with the second part that fails, and not with what the provider rejects', () => {
    outage.partFailed('keys', unexpected(503), nothing);
    outage.partFailed('keys', unexpected(503), nothing);
    outage.partFailed('plan', rejected(403, 'forbidden', 'No.'), nothing);
    expect(outage.isDown).toBe(false);
    outage.partFailed('keys', unexpected(503), nothing);
    outage.partFailed('usage', unreachable(), nothing);
    expect(outage.isDown).toBe(true);
  });

  it('is one of the way to the API where a page answered each part', () => {
    outage.partFailed('keys', notTheApi(200), nothing);
    outage.partFailed('plan', notTheApi(200), nothing);
    expect([outage.isDown, outage.code]).toEqual([true, NOT_THE_API_CODE]);
    outage.partFailed('usage', unreachable(), nothing);
    expect([outage.isDown, outage.code]).toEqual([true, null]);
  });

  it('is one of the device where each part failed without a network', () => {
    outage.partFailed('keys', unreachable({ code: OFFLINE_CODE }), nothing);
    outage.partFailed('plan', unreachable({ code: OFFLINE_CODE }), nothing);
    expect([outage.isDown, outage.code]).toEqual([true, OFFLINE_CODE]);
    outage.partFailed('usage', unexpected(503), nothing);
    expect([outage.isDown, outage.code]).toEqual([true, null]);
  });

  it('retries all failed parts, manually and on return to the page', () => {
    const retries = failTwo();
    outage.retry();
    app.returnToPage();
    expect(retries.map((retry) => retry.mock.calls.length)).toEqual([2, 2]);
  });

  it('ends with the first response, and retries nothing on return then', () => {
    const [keys] = failTwo();
    outage.partLoaded('plan');
    app.returnToPage();
    expect([outage.isDown, keys.mock.calls.length]).toEqual([false, 0]);
  });

  it('stays on another page, until a retry finds no failed part there', () => {
    failTwo();
    outage.partRemoved('keys');
    outage.partRemoved('plan');
    expect(outage.isDown).toBe(true);
    outage.retry();
    expect(outage.isDown).toBe(false);
  });
});
