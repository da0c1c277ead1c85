import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { openRecordingServer, type RecordingServer } from './recording-server.ts';
import { recordingSessions } from './recording-sessions.ts';

/** Three parts; the middle one reads {"exp":4102444800}. Written out, because it is part of the wire. */
export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl';

/** The session that the call was sent in, and whether it carried it. */
export const SENT: unknown = { session: 'session-1', wasAuthenticated: expect.any(Boolean) as unknown };

/** The failure of a 200 that does not fit. */
export const BROKEN = {
  ok: false,
  failure: { kind: 'unexpected', status: 200, code: 'unexpected_server_error', message: '', details: [], origin: SENT },
};

/** Something else answered, such as the log-in page of a network or a server of static files. */
export const PAGE_INSTEAD = {
  ...BROKEN,
  failure: { ...BROKEN.failure, kind: 'unreachable', code: 'not_the_api' },
};

export interface TestWire {
  readonly server: RecordingServer;
  readonly gateways: Gateways;
}

/** A server for the file, and gateways of a signed-in session that call it. */
export function openWire(): TestWire {
  let server: RecordingServer | undefined;
  let gateways: Gateways | undefined;
  beforeAll(async () => {
    server = await openRecordingServer();
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    gateways = createHttpGateways({ baseUrl: server.baseUrl, basicAuth: { user: '', password: '' }, sessions });
  });
  afterEach(() => server?.forget());
  afterAll(() => server?.close());
  return {
    get server() {
      return server!;
    },
    get gateways() {
      return gateways!;
    },
  };
}
