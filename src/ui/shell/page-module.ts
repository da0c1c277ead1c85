import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { Texts } from '../../application/i18n/message-key';

export interface Loaded<P> {
  readonly component: ComponentType<P>;
  /** The English of this part; the first screen has its own already. */
  readonly texts?: Texts;
}

/**
 * A part of the interface in a chunk of its own. It is loaded first and rendered then: `React.lazy` under Suspense would
 * hold back the first reveal for about 300 ms even where the chunk is there.
 */
export class PageModule<P = object> {
  component: ComponentType<P> | null = null;
  isFailed = false;
  private loading: Promise<void> | null = null;

  constructor(private readonly fetchPart: () => Promise<Loaded<P>>) {
    makeAutoObservable<this, 'fetchPart' | 'loading'>(
      this,
      { fetchPart: false, loading: false },
      { autoBind: true, deep: false },
    );
  }

  load(addTexts: (texts: Texts) => void): Promise<void> {
    this.loading ??= this.fetchPart().then(
      ({ component, texts }) => {
        if (texts) addTexts(texts);
        this.settle(component);
      },
      () => this.settle(null),
    );
    return this.loading;
  }

  private settle(component: ComponentType<P> | null): void {
    this.component = component;
    this.isFailed = component === null;
    if (component === null) this.loading = null;
  }
}
