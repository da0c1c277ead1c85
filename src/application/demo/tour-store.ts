import { makeAutoObservable } from 'mobx';
import { number, object, string } from 'valibot';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { nextStep, previousStep } from '#src/domain/demo/route-map.ts';
import type { Tour, TourStep } from './tour.ts';
import { TOURS } from './tours.ts';

const TOUR_KEY = 'gatehouse.demo-tour';

const STORED = object({ name: string(), step: number() });

/** `waiting` for what the step points at; `busy` while Next does what it says. */
export type TourState = 'waiting' | 'ready' | 'busy' | 'failed';

/** The tour of this tab. It outlives a reload and the pages of other companies. */
export class TourStore {
  tour: Tour | null = null;
  index = 0;
  state: TourState = 'waiting';
  readonly #tabStorage: KeyValueStorage;

  constructor(
    tabStorage: KeyValueStorage,
    readonly tours: readonly Tour[] = TOURS,
  ) {
    this.#tabStorage = tabStorage;
    makeAutoObservable(this, { tours: false }, { autoBind: true, deep: false });
  }

  restore(): void {
    const stored = parseStored(STORED, this.#tabStorage.get(TOUR_KEY));
    const tour = this.named(stored?.name);
    if (tour && stored && tour.steps[stored.step]) this.show(tour, stored.step);
  }

  start(name: string | null): void {
    const tour = this.named(name);
    if (tour) this.show(tour, 0);
    else this.stop();
  }

  get step(): TourStep | null {
    return this.tour?.steps[this.index] ?? null;
  }

  get isLast(): boolean {
    return this.tour !== null && nextStep(this.index, this.tour.steps.length) === null;
  }

  get canGoBack(): boolean {
    return this.state !== 'busy' && this.previous !== null;
  }

  setFound(isFound: boolean): void {
    if (isFound && this.state !== 'busy') this.state = 'ready';
    if (!isFound && this.state === 'ready') this.state = 'waiting';
  }

  startDeeds(): void {
    this.state = 'busy';
  }

  fail(): void {
    this.state = 'failed';
  }

  /** Ends this step, whether the tour or the person did it; a step that is over already stays so. */
  complete(index: number): void {
    if (!this.tour || index !== this.index) return;
    const next = nextStep(index, this.tour.steps.length);
    if (next === null) this.stop();
    else this.show(this.tour, next);
  }

  back(): void {
    if (this.tour && this.canGoBack && this.previous !== null) this.show(this.tour, this.previous);
  }

  stop(): void {
    this.tour = null;
    this.#tabStorage.remove(TOUR_KEY);
  }

  private get previous(): number | null {
    const onlyPoints = this.tour?.steps.map(({ deeds }) => deeds === undefined) ?? [];
    return previousStep(this.index, onlyPoints);
  }

  private named(name: string | null | undefined): Tour | null {
    return this.tours.find((tour) => tour.name === name) ?? null;
  }

  private show(tour: Tour, step: number): void {
    this.tour = tour;
    this.index = step;
    this.state = 'waiting';
    this.#tabStorage.set(TOUR_KEY, JSON.stringify({ name: tour.name, step }));
  }
}
