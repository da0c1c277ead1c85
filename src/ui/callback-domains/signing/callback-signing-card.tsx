import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { testDelivery } from '#src/application/callback-domains/test-delivery-store.ts';
import {
  type CallbackSigningStore,
  callbackSigningStore,
} from '#src/application/callback-domains/callback-signing-store.ts';
import type { SigningStatus } from '#src/domain/callback-domains/callback-signing.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { OverlapNote } from './overlap-note.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { SecretValue } from './secret-value.tsx';
import styles from './callback-signing.module.css';
import { TestDeliverySection } from './test-delivery-section.tsx';
import { VerificationCode } from './verification-code.tsx';

export const CallbackSigningCard = observer(function CallbackSigningCard() {
  const { get } = useAccountStores();
  const store = get(callbackSigningStore);
  const { t } = useTranslation();
  const [test] = useState(get(testDelivery));
  const [isRotating, setRotating] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  const rotateId = useId();
  useEffect(() => store.start(), [store]);
  const { status } = store;
  const isKnown = status.value !== undefined;
  usePendingAction('show-callback-signing', () => title.current?.focus(), isKnown || status.state.kind === 'failed');
  usePendingAction('rotate-signing-secret', () => setRotating(true), isKnown);
  return (
    <Card
      layout="bare"
      busy={status.state.kind === 'loading'}
      title={
        <span ref={title} tabIndex={-1}>
          {t('signing.title')}
        </span>
      }
      action={
        isKnown && (
          <Button id={rotateId} size="sm" icon={RefreshCw} onClick={() => setRotating(true)}>
            {t('signing.rotate')}
          </Button>
        )
      }
    >
      <LoadableView
        of={status.state}
        notOffered={<NotOffered />}
        skeleton={<SigningSkeleton />}
        errorTitle={t('signing.failed')}
        onRetry={() => void store.load()}
      >
        {(value) => (
          <>
            <SecretSection store={store} status={value} rotateId={rotateId} />
            <TestDeliverySection store={test} />
            <VerificationCode store={store} />
          </>
        )}
      </LoadableView>
      {isRotating && <RotateSecretDialog signing={store} onClose={() => setRotating(false)} />}
    </Card>
  );
});

interface SecretSectionProps {
  readonly store: CallbackSigningStore;
  readonly status: SigningStatus;
  readonly rotateId: string;
}

const SecretSection = observer(function SecretSection({ store, status, rotateId }: SecretSectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className={styles.part}>
      <p className="secondary text-sm">{t('signing.text')}</p>
      <dl className={listStyles.list}>
        <Fact name={t('signing.secret')}>
          <SecretValue store={store} masked={status.masked} />
        </Fact>
        {status.since !== null && <Fact name={t('signing.since')}>{formats.utc(status.since)}</Fact>}
      </dl>
      <OverlapNote store={store} fallbackFocusId={rotateId} />
    </div>
  );
});

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="own-direction">{children}</dd>
    </>
  );
}

function SigningSkeleton() {
  return (
    <div className={styles.part} aria-hidden="true">
      <Skeleton width="full" />
      <Skeleton width="lg" />
    </div>
  );
}
