import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import type { LateCode } from './offered-card.tsx';

interface LateTabProps<P> {
  readonly code: LateCode<P>;
  readonly stores: AppStores;
  readonly error: string;
  readonly children: (Tab: ComponentType<P>) => ReactNode;
}

function LateTabView<P>({ code, stores, error, children }: LateTabProps<P>) {
  const { t } = useTranslation();
  useEffect(() => void code.load(stores), [code, stores]);
  if (code.isFailed) {
    return (
      <Card layout="bare">
        <EmptyState
          kind="error"
          title={error}
          text={t('dialog.failed.text')}
          action={<RetryButton onClick={() => void code.loadAgain(stores)} />}
        />
      </Card>
    );
  }
  const Tab = code.componentFor(stores);
  return Tab && children(Tab);
}

/** A chunk that fails to load leaves the other tabs usable. */
export const LateTab = observer(LateTabView);
