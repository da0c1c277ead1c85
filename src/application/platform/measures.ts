export type ProductEvent = 'signed-up' | 'key-created' | 'first-call' | 'plan-chosen';

export interface WebVital {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; of CLS a share. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** Nothing of an account is in it: no id, no text, no url. */
export type Measure =
  | { readonly kind: 'page' }
  | ({ readonly kind: 'vital' } & WebVital)
  | { readonly kind: 'event'; readonly name: ProductEvent };

export interface MeasureBatch {
  readonly release: string;
  readonly language: string;
  /** With the pattern of the page's path, and ISO 8601 in UTC. */
  readonly measures: readonly (Measure & { readonly route: string; readonly at: string })[];
}

/** Where measures go, and who takes those of the browser. */
export interface MeasureDevice {
  send(batch: MeasureBatch): void;
  watchVitals(onVital: (vital: WebVital) => void): Promise<void>;
}
