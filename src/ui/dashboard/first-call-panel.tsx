import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FoldsStore } from '#src/application/dashboard/folds-store.ts';
import type { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import type { CodePanelProps, FirstCallBodyProps } from './first-call-body.tsx';
import type { FindCall } from './first-call-result-view.tsx';
import { FoldButton } from './fold-button.tsx';
import styles from './first-call.module.css';

interface FirstCallPanelProps {
  readonly store: FirstCallStore;
  readonly folds: FoldsStore;
  /** Whether the account has made its first call, and needs the panel no more. */
  readonly isDone: boolean;
  readonly findCall: FindCall;
  readonly hasAnyKey: boolean;
}

/** Most accounts have made calls, and see the panel folded. */
const BODY = new LazyPage<FirstCallBodyProps>(async () => (await import('./first-call-body.tsx')).FirstCallBody);
const LANGUAGES = new LazyPage<CodePanelProps>(async () => (await import('./first-call-body.tsx')).CallLanguages);

export function loadFirstCall(stores: AppStores): void {
  for (const part of [BODY, LANGUAGES]) void part.load(stores);
}

export function isFirstCallLoaded(stores: AppStores): boolean {
  return BODY.isFailed || (BODY.componentFor(stores) !== null && LANGUAGES.componentFor(stores) !== null);
}

/** Shows the call as code in several languages and sends it. Without a key, it creates one first. */
export const FirstCallPanel = observer(function FirstCallPanel(props: FirstCallPanelProps) {
  const { store, folds, isDone, findCall, hasAnyKey } = props;
  const { t } = useTranslation();
  const panelId = useId();
  // Stays as it was when the dashboard opened: the first call must not fold its own result.
  const [wasDone] = useState(isDone);
  const isFolded = folds.isFolded('first-call', wasDone);
  const keys = store.keys.value?.keys ?? [];
  const hasKey = keys.length > 0;
  const stores = useAppStores();
  useBody(isFolded);
  const Languages = LANGUAGES.componentFor(stores);
  const Body = BODY.componentFor(stores);
  // The new key may be in the list before it is among those of the call.
  const needsFirstKey = store.keys.value !== undefined && !hasKey && (!hasAnyKey || store.firstKey.created !== null);
  const title = t('first-call.title');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (hasKey ? store.send() : store.createFirstKey());
  };
  return (
    <form
      id="first-call"
      className={styles.firstCall}
      aria-label={title}
      tabIndex={-1}
      noValidate
      onSubmit={send}
      onPointerMove={() => void store.loadChoices()}
      onFocus={() => void store.loadChoices()}
    >
      <Card
        layout="bare"
        title={title}
        action={
          <>
            {!isFolded && (hasKey || needsFirstKey) && Languages && <Languages store={store} panelId={panelId} />}
            <FoldButton title={title} isFolded={isFolded} onFold={(folded) => folds.fold('first-call', folded)} />
          </>
        }
      >
        {!isFolded && (
          <LoadableView
            of={store.keys.state}
            skeleton={<CallSkeleton />}
            errorTitle={t('first-call.keys-failed')}
            onRetry={() => void store.loadKeys()}
          >
            {() => (Body ? <Body {...{ store, panelId, findCall, needsFirstKey }} /> : <LateBody />)}
          </LoadableView>
        )}
      </Card>
    </form>
  );
});

function useBody(isFolded: boolean): void {
  const stores = useAppStores();
  useEffect(() => {
    const load = () => loadFirstCall(stores);
    return isFolded ? stores.whenQuiet(load) : load();
  }, [stores, isFolded]);
}

const LateBody = observer(function LateBody() {
  const { t } = useTranslation();
  const stores = useAppStores();
  if (!BODY.isFailed) return <CallSkeleton />;
  const retry = () => void Promise.all([BODY, LANGUAGES].map((part) => part.loadAgain(stores)));
  return <EmptyState kind="error" title={t('error-screen.chunk')} action={<RetryButton onClick={retry} />} />;
});

/** As high as the fields, a request of a few lines and the buttons. */
function CallSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton width="lg" />
    </div>
  );
}
