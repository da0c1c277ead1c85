import { makeAutoObservable } from 'mobx';
import { routePattern } from '#src/domain/auth/route-pattern.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type {
  Measure,
  MeasureBatch,
  MeasureDevice,
  ProductEvent,
  WebVital,
} from '#src/application/platform/measures.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

export const MEASURES_KEY = 'gatehouse.measures';

type Answer = 'allowed' | 'declined';

interface MeasuresDeps {
  readonly device: MeasureDevice;
  readonly needsConsent: boolean;
  readonly storage: KeyValueStorage;
  readonly navigation: Pick<Navigation, 'path' | 'onChange'>;
  readonly focus: Pick<WindowFocus, 'onHide'>;
  readonly clock: Clock;
  readonly release: string;
  readonly language: () => string;
}

const EVENTS: Readonly<Record<string, ProductEvent>> = {
  'POST /api/auth/register': 'signed-up',
  'POST /api/api-keys': 'key-created',
  'POST /api/pricing-plan': 'plan-chosen',
  'POST /api/send-request': 'first-call',
};

const MOST_IN_A_BATCH = 20;

/** Counts nothing before a person allowed it, where the deployment asks first. */
export class MeasuresStore {
  answer: Answer | null;
  isAsking: boolean;
  readonly #deps: MeasuresDeps;
  #waiting: MeasureBatch['measures'] = [];
  #route: string | null = null;
  #watchesVitals = false;

  constructor(deps: MeasuresDeps) {
    this.#deps = deps;
    this.answer = readAnswer(deps.storage.get(MEASURES_KEY));
    this.isAsking = deps.needsConsent && this.answer === null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    const { navigation, focus, storage } = this.#deps;
    this.begin();
    const disposers = [
      navigation.onChange(this.countPage),
      focus.onHide(this.flush),
      storage.onOtherTab((key, value) => {
        if (key === MEASURES_KEY) this.apply(readAnswer(value));
      }),
    ];
    return () => {
      for (const dispose of disposers) dispose();
    };
  }

  /** Shows the question again, for another answer. */
  ask(): void {
    this.isAsking = true;
  }

  allow(): void {
    this.#deps.storage.set(MEASURES_KEY, 'allowed');
    this.apply('allowed');
  }

  decline(): void {
    this.#deps.storage.set(MEASURES_KEY, 'declined');
    this.apply('declined');
  }

  /** One that succeeded, by method and path. */
  countCall(call: string): void {
    const name = EVENTS[call];
    if (name) this.add({ kind: 'event', name });
  }

  private get isAllowed(): boolean {
    return !this.#deps.needsConsent || this.answer === 'allowed';
  }

  private apply(answer: Answer | null): void {
    this.answer = answer;
    this.isAsking = this.#deps.needsConsent && answer === null;
    if (this.isAllowed) this.begin();
    else this.#waiting = [];
  }

  private begin(): void {
    if (!this.isAllowed) return;
    this.countPage();
    if (this.#watchesVitals) return;
    this.#watchesVitals = true;
    // Without its code there are no web vitals, and everything else is counted.
    void this.#deps.device.watchVitals(this.countVital).catch(() => undefined);
  }

  private countPage(): void {
    const route = routePattern(this.#deps.navigation.path());
    if (!this.isAllowed || route === this.#route) return;
    this.#route = route;
    this.add({ kind: 'page' });
  }

  private countVital({ name, value, rating }: WebVital): void {
    this.add({ kind: 'vital', name, value, rating });
  }

  private add(measure: Measure): void {
    if (!this.isAllowed) return;
    const { clock, navigation } = this.#deps;
    const route = routePattern(navigation.path());
    this.#waiting = [...this.#waiting, { ...measure, route, at: new Date(clock.now()).toISOString() }];
    if (this.#waiting.length >= MOST_IN_A_BATCH) this.flush();
  }

  private flush(): void {
    const { device, release, language } = this.#deps;
    if (this.#waiting.length > 0) device.send({ release, language: language(), measures: this.#waiting });
    this.#waiting = [];
  }
}

function readAnswer(stored: string | null): Answer | null {
  return stored === 'allowed' || stored === 'declined' ? stored : null;
}
