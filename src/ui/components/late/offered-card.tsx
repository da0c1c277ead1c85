import { observer } from 'mobx-react-lite';
import { type ComponentType, createElement, useEffect } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { OfferedPart } from '#src/application/app/offered-part.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

interface Placeholder {
  readonly title: string;
  /** In place of the card where its code does not come. */
  readonly error: string;
  /** A class with the height of the card. */
  readonly room?: string | undefined;
}

export interface LateCode<P> {
  readonly isFailed: boolean;
  load(stores: AppStores): Promise<void>;
  loadAgain(stores: AppStores): Promise<void>;
  componentFor(stores: AppStores): ComponentType<P> | null;
}

interface OfferedCardProps<S extends { load(): Promise<void> }> extends Placeholder {
  readonly stores: AppStores;
  readonly part: OfferedPart<S>;
  readonly code: LateCode<{ readonly store: S }>;
}

/** Nothing at all where the provider offers none; its code and its store come once the page has what it needs. */
export const OfferedCard = observer(OfferedCardView) as typeof OfferedCardView;

function OfferedCardView<S extends { load(): Promise<void> }>(props: OfferedCardProps<S>) {
  const { stores, part, code, ...placeholder } = props;
  const { isOffered, store } = part;
  useEffect(() => {
    if (!isOffered) return;
    return stores.whenIdle(() => {
      void code.load(stores);
      void part.load();
    });
  }, [code, isOffered, part, stores]);
  if (!isOffered) return null;
  const loaded = code.componentFor(stores);
  if (loaded && store) return createElement(loaded, { store });
  const retry = () => {
    void code.loadAgain(stores);
    void part.load();
  };
  return <LateCard {...placeholder} isFailed={code.isFailed || part.isFailed} retry={retry} />;
}

interface LateCardProps extends Placeholder {
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** In place of a card until its code is there. */
export function LateCard({ title, error, room, isFailed, retry }: LateCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={title} busy={!isFailed}>
      <div className={room}>
        {isFailed ? (
          <EmptyState
            kind="error"
            title={error}
            text={t('dialog.failed.text')}
            action={<RetryButton onClick={retry} />}
          />
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </Card>
  );
}
