import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LimitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { LimitedKey } from '#src/domain/api-keys/key-limits.ts';
import { hasLimits } from '#src/domain/api-keys/inherited-limits.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import { LimitList } from './limit-list.tsx';

export interface LimitsSectionProps {
  readonly apiKey: ApiKey;
  readonly onRotate: () => void;
}

interface WithStore extends LimitsSectionProps {
  readonly store: LimitedKeysStore;
}

/** The limits of a key in words, and a warning before and after its end. */
export const LimitsSection = observer(function LimitsSection(props: WithStore) {
  const { store, apiKey, onRotate } = props;
  const { t } = useTranslation();
  const id = useId();
  const resource = store.of(apiKey.id);
  useEffect(() => {
    void resource.load();
    return resource.stop;
  }, [resource]);
  const { value } = resource;
  const isFailed = resource.state.kind === 'failed';
  const expiresAt = value ? value.limits.expiresAt : apiKey.expiresAt;
  return (
    <section className={panelStyles.section} aria-labelledby={id} aria-busy={!value && !isFailed}>
      <h3 id={id} className="heading-card">
        {t('key-limits.title')}
      </h3>
      <ExpiryAlert
        store={store}
        apiKey={{ ...apiKey, ...(expiresAt !== undefined && { expiresAt }) }}
        onRotate={onRotate}
      />
      {!value && !isFailed && <Skeleton width="full" />}
      {!value && isFailed && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void resource.load()} />}>
          {t('key-limits.failed')}
        </Alert>
      )}
      {value && <Limits limited={value} limitedKeys={store} onChange={() => store.change(apiKey)} />}
    </section>
  );
});

interface LimitsProps {
  readonly limitedKeys: LimitedKeysStore;
  readonly onChange: () => void;
  readonly limited: LimitedKey;
}

const Limits = observer(function Limits({ limited, limitedKeys, onChange }: LimitsProps) {
  const { t } = useTranslation();
  const isLimited = hasLimits(limited.limits);
  return (
    <>
      {isLimited ? (
        <LimitList limited={limited} limitedKeys={limitedKeys} />
      ) : (
        <p className="muted text-sm">{t('key-limits.none')}</p>
      )}
      <div className="row">
        <Button size="sm" aria-haspopup="dialog" onClick={onChange}>
          {t(isLimited ? 'key-limits.change' : 'key-limits.add')}
        </Button>
      </div>
    </>
  );
});

const ExpiryAlert = observer(function ExpiryAlert({ store, apiKey, onRotate }: WithStore) {
  const { t } = useTranslation();
  const formats = useFormats();
  const expiry = store.expiryOf(apiKey);
  if (expiry === null) return null;
  return (
    <Alert
      kind={expiry.kind === 'expired' ? 'danger' : 'warning'}
      role="status"
      action={
        <Button size="sm" aria-haspopup="dialog" onClick={onRotate}>
          {t('key-limits.rotate')}
        </Button>
      }
    >
      {expiry.kind === 'expired'
        ? t('key-limits.expires.past')
        : t('key-limits.expires.soon', counted(expiry.days, formats))}
    </Alert>
  );
});
