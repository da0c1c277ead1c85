import { axiosTransport } from '#src/adapters/http/client/axios-transport.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import type { BackendSwitch } from '#src/application/demo/demo-data.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { BackendKind } from '#src/domain/demo/moment.ts';

export type OpenBackend = () => Promise<OpenedBackend | null>;

export interface OpenedBackend {
  readonly transport: Transport;
  readonly close: Disposer;
}

const nothing = () => undefined;

/** A real provider, or the worker's requests. */
export const overNetwork: OpenedBackend = { transport: axiosTransport, close: nothing };

/** Carries each call to the backend that is chosen when it is sent. */
export class BackendLine implements BackendSwitch {
  current: BackendKind = 'memory';
  #opened: OpenedBackend | null = null;

  constructor(private readonly backends: Readonly<Record<BackendKind, OpenBackend>>) {}

  readonly transport: Transport = (request) => {
    if (!this.#opened) throw new Error('No backend is open');
    return this.#opened.transport(request);
  };

  async switchTo(kind: BackendKind): Promise<boolean> {
    if (this.#opened && this.current === kind && kind !== 'replay') return true;
    const opened = await this.backends[kind]();
    if (!opened) return false;
    this.#opened?.close();
    this.#opened = opened;
    this.current = kind;
    return true;
  }
}
