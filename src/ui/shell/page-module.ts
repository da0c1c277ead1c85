import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { Texts } from '../../application/i18n/message-key';

export interface LoadedPage {
  readonly page: ComponentType;
  /** The page's own English; the first screens have theirs already. */
  readonly texts?: Texts;
}

/**
 * A page in a chunk of its own. It is loaded first and rendered then: `React.lazy` under Suspense would hold back the
 * first reveal for about 300 ms even where the chunk is there.
 */
export class PageModule {
  page: ComponentType | null = null;
  isFailed = false;
  private loading: Promise<void> | null = null;

  constructor(private readonly fetchPage: () => Promise<LoadedPage>) {
    makeAutoObservable<this, 'fetchPage' | 'loading'>(
      this,
      { fetchPage: false, loading: false },
      { autoBind: true, deep: false },
    );
  }

  load(addTexts: (texts: Texts) => void): Promise<void> {
    this.loading ??= this.fetchPage().then(
      ({ page, texts }) => {
        if (texts) addTexts(texts);
        this.settle(page);
      },
      () => this.settle(null),
    );
    return this.loading;
  }

  private settle(page: ComponentType | null): void {
    this.page = page;
    this.isFailed = page === null;
    if (page === null) this.loading = null;
  }
}
