import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import type { LazyPage } from '#src/ui/app/lazy-page.ts';

interface LogTabViewProps<P> {
  readonly module: LazyPage<P>;
  readonly stores: AppStores;
  readonly failedTitle: string;
  readonly children: (Tab: ComponentType<P>) => ReactNode;
}

function LogTab<P>({ module, stores, failedTitle, children }: LogTabViewProps<P>) {
  const { t } = useTranslation();
  useEffect(() => void module.load(stores), [module, stores]);
  if (module.isFailed) {
    return (
      <Card layout="bare">
        <EmptyState
          kind="error"
          title={failedTitle}
          text={t('dialog.failed.text')}
          action={<RetryButton onClick={() => void module.loadAgain(stores)} />}
        />
      </Card>
    );
  }
  const Tab = module.componentFor(stores);
  return Tab && children(Tab);
}

/** A chunk that fails to load leaves the other tabs usable. */
export const LogTabView = observer(LogTab);
