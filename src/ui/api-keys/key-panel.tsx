import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useContext } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { type KeyDetailsStore, keyDetails } from '#src/application/api-keys/key-details-store.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { keyState } from '#src/domain/api-keys/key-expiry.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { DetailPanel } from '#src/ui/components/dialog/detail-panel.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useOffered } from '#src/ui/components/link/page-link.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { keyActions, STATE_TONES } from './api-keys-table.tsx';
import type { OpenDialog } from './key-dialogs.tsx';
import { KeyCalls } from './key-calls.tsx';
import { KeyCell } from './key-cell.tsx';
import { LabelsContext } from './labels/labels-context.ts';
import { LimitsContext } from './limits/limits-context.ts';
import { LastUsed } from './last-used.tsx';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import styles from './key-panel.module.css';

export interface KeyPanelProps {
  readonly id: ApiKeyId;
  readonly keys: ApiKeysStore;
  readonly canDelete: boolean;
  readonly onAct: (action: OpenDialog) => void;
  readonly onClose: () => void;
}

/** A key and its recent calls, at the inline end; the list beside it stays in use. */
export const KeyPanel = observer(function KeyPanel(props: KeyPanelProps) {
  const { id, keys, onAct, onClose } = props;
  const { t } = useTranslation();
  const isOffered = useOffered();
  const createStore = useAccountStores().get(keyDetails);
  const store = useMemo(() => createStore(id), [createStore, id]);
  const { key } = store;
  const Limits = useContext(LimitsContext);
  const Labels = useContext(LabelsContext);
  useEffect(() => store.start(), [store]);
  return (
    <DetailPanel title={key?.name ?? t('api-keys.key')} onClose={onClose}>
      {key && <KeyFacts apiKey={key} {...props} />}
      {key && Labels && <Labels as="of-key" apiKey={key} />}
      {key && Limits && <Limits as="of-key" apiKey={key} onRotate={() => onAct({ action: 'rotate', key })} />}
      {key && <KeyCredits store={store} />}
      {key && isOffered('calls-of-a-key') && <KeyCalls key={id} store={store} />}
      {!key && <NoKey store={store} keys={keys} />}
    </DetailPanel>
  );
});

interface KeyFactsProps extends Pick<KeyPanelProps, 'keys' | 'canDelete' | 'onAct'> {
  readonly apiKey: ApiKey;
}

const KeyFacts = observer(function KeyFacts({ apiKey, keys, canDelete, onAct }: KeyFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, createdAt } = apiKey;
  const state = keyState(apiKey, keys.expiry.now);
  return (
    <div className={panelStyles.section}>
      <div className={styles.secret}>
        <KeyCell t={t} apiKey={apiKey} secrets={keys.secrets} />
      </div>
      <dl className={listStyles.list}>
        <dt>{t('key-panel.status')}</dt>
        <dd>
          <Badge tone={STATE_TONES[state]}>{t(`api-keys.${state}`)}</Badge>
        </dd>
        <dt>{t('api-keys.created')}</dt>
        <dd>{createdAt === null ? t('api-keys.no-date') : formats.utc(createdAt)}</dd>
        <dt>{t('api-keys.last-used')}</dt>
        <dd>
          <LastUsed t={t} formats={formats} id={id} apiKey={apiKey} usage={keys.lastUsed} />
        </dd>
      </dl>
      <div className="row row-wrap">
        {keyActions(apiKey, { t, onAct, canDelete }).map(({ label, icon, onSelect }) => (
          <Button key={label} size="sm" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
});

const BAR_HEIGHT = 40;

/** Left out where the provider has no figures of the key's own; the recent calls below show what it spent. */
const KeyCredits = observer(function KeyCredits({ store }: { readonly store: KeyDetailsStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const days = store.dailyCredits.value;
  if (!days) return null;
  const top = Math.max(1, ...days);
  const bar = (credits: number, day: number) => {
    const height = Math.max(1, (credits / top) * BAR_HEIGHT);
    return `M${day * 10 + 1} ${BAR_HEIGHT - height}h8v${height}h-8z`;
  };
  return (
    <section className={panelStyles.section} aria-labelledby={id}>
      <h3 id={id} className="heading-card">
        {t('key-panel.credits')}
      </h3>
      <p className="readout num">{formats.count(days.reduce((sum, credits) => sum + credits, 0))}</p>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * 10} ${BAR_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={days.map(bar).join('')} />
      </svg>
    </section>
  );
});

interface NoKeyProps {
  readonly store: KeyDetailsStore;
  readonly keys: ApiKeysStore;
}

/** The key of the url is on a page that loads, failed to load, or is nowhere. */
const NoKey = observer(function NoKey({ store, keys }: NoKeyProps) {
  const { t } = useTranslation();
  const retry = () => void (keys.keys.state.kind === 'failed' ? keys.reloadKeys() : keys.list.loadMore());
  return (
    <div className={panelStyles.section}>
      {store.isBlocked && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={retry} />}>
          {t('api-keys.failed.title')}
        </Alert>
      )}
      {store.isMissing && <Alert kind="plain">{t('key-panel.missing')}</Alert>}
      {!store.isBlocked && !store.isMissing && <Skeleton width="lg" />}
    </div>
  );
});
