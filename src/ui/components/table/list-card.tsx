import type { ReactNode, RefObject } from 'react';
import type { Loadable } from '#src/application/async/loadable.ts';
import type { ErrorStateMessages } from '#src/ui/components/feedback/error-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';

interface ListCardProps<T> extends ErrorStateMessages {
  /** Of the card; a title is drawn, a label is not. */
  readonly name: { readonly title: string } | { readonly label: string };
  readonly of: Loadable<T>;
  readonly busy?: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** By default where there are no items. */
  readonly isEmpty?: (value: T) => boolean;
  readonly empty: ReactNode;
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  /** For `useRowFocus`. */
  readonly rows?: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  /** The table, which draws its skeleton while it has no rows yet. */
  readonly children: ReactNode;
}

/** A list that is a card: what is above it, its table in every state, and what is below. */
export function ListCard<T>(props: ListCardProps<T>) {
  const { name, of, busy = of.kind === 'loading', action, toolbar, footer, rows, className, children } = props;
  return (
    <Card layout="bare" busy={busy} action={action} {...name}>
      <div ref={rows} className={className}>
        {toolbar}
        <LoadableView {...props} notOffered={<NotOffered />} skeleton={children}>
          {() => children}
        </LoadableView>
      </div>
      {footer}
    </Card>
  );
}
