declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** What the tests use of it; the package has no types of its own. */
  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
  }
}
