import { describe, expect, it } from 'vitest';
import { throughWorker } from '#mocks/http/through-worker.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';

const JSON_RESPONSE: WireResponse = { status: 200, headers: { 'content-type': 'application/json' }, text: '{}' };
const PAGE: WireResponse = { status: 200, headers: { 'content-type': 'text/html' }, text: '<!doctype html>' };
const NOT_ALLOWED: WireResponse = { status: 405, headers: {}, text: '' };
const request = (signal?: AbortSignal, endpoint: WireRequest['endpoint'] = endpoints.listApiKeys): WireRequest => ({
  ...{ endpoint, url: '/api/api-keys', headers: {}, body: undefined, signal, timeoutMs: 1 },
});

/** A worker that serves the page once it knows it, and a server of files behind it. */
function openWorker(otherwise: WireResponse | Error, { isThere = true } = {}) {
  let knowsPage = false;
  let calls = 0;
  const messages = new EventTarget();
  const controller = {
    postMessage(message: string) {
      if (message !== 'MOCK_ACTIVATE') return;
      knowsPage = true;
      queueMicrotask(() => {
        messages.dispatchEvent(new MessageEvent('message', { data: null }));
        messages.dispatchEvent(new MessageEvent('message', { data: { type: 'MOCKING_ENABLED' } }));
      });
    },
  };
  const inner: Transport = () => {
    calls += 1;
    if (knowsPage) return Promise.resolve(JSON_RESPONSE);
    return otherwise instanceof Error ? Promise.reject(otherwise) : Promise.resolve(otherwise);
  };
  const workers = Object.assign(messages, { controller: isThere ? controller : null });
  return {
    send: throughWorker(inner, workers as unknown as ServiceWorkerContainer),
    forget: () => (knowsPage = false),
    calls: () => calls,
  };
}

describe('a call through a worker that the browser stopped', () => {
  it.each([
    ['a page of the server of the files', PAGE],
    ['the refusal of that server', NOT_ALLOWED],
    ['no server any more', new NoResponseError()],
  ])('is sent again once the worker knows the page, after %s', async (_, otherwise) => {
    const { send, forget, calls } = openWorker(otherwise);
    expect(await send(request())).toBe(JSON_RESPONSE);
    expect(await send(request())).toBe(JSON_RESPONSE);
    expect(calls()).toBe(3);
    forget();
    expect(await send(request())).toBe(JSON_RESPONSE);
    expect(calls()).toBe(5);
  });

  it('reaches the worker at once if it changes something, before any server of files can answer it', async () => {
    const { send, calls } = openWorker(NOT_ALLOWED);
    expect(await send(request(undefined, endpoints.createApiKey))).toBe(JSON_RESPONSE);
    expect(calls()).toBe(1);
  });

  it('stays as it is where no worker is left', async () => {
    expect(await openWorker(PAGE, { isThere: false }).send(request())).toBe(PAGE);
    const gone = openWorker(new NoResponseError(), { isThere: false });
    await expect(gone.send(request())).rejects.toThrow(NoResponseError);
  });

  it('is not sent again where it was canceled, or a mistake of ours', async () => {
    for (const [signal, error] of [
      [AbortSignal.abort(), new NoResponseError()],
      [undefined, new TypeError('A mistake')],
    ] as const) {
      const { send, calls } = openWorker(error);
      await expect(send(request(signal))).rejects.toBe(error);
      expect(calls()).toBe(1);
    }
  });
});
