type Handler = ((event: { readonly type: string }) => void) | null;

/** As much of a browser's XMLHttpRequest as axios touches; the test plays the network. */
export class FakeXhr {
  private static sent: ((xhr: FakeXhr) => void) | null = null;

  /** The request that is sent next. */
  static nextSent(): Promise<FakeXhr> {
    return new Promise((resolve) => {
      FakeXhr.sent = resolve;
    });
  }

  onloadend: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  ontimeout: Handler = null;
  timeout = 0;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  opened: readonly string[] = [];
  readonly headers: Record<string, string> = {};
  isAborted = false;
  private responseHeaders = '';

  open(method: string, url: string): void {
    this.opened = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.responseHeaders;
  }

  send(): void {
    FakeXhr.sent?.(this);
  }

  abort(): void {
    this.isAborted = true;
  }

  respond(status: number, body: string, headers = ''): void {
    this.status = status;
    this.responseText = body;
    this.responseHeaders = headers;
    this.onloadend?.({ type: 'loadend' });
  }
}
