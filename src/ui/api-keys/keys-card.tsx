import { KeyRound, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import type { Translate } from '#src/application/i18n/translate.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore, KeySelection } from '#src/application/api-keys/api-keys-store.ts';
import type { KeyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { latest } from '#src/application/async/loadable.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { ExampleCall } from '#src/ui/components/code/example-call.tsx';
import { useSettings } from '#src/ui/app/use-settings.ts';
import { ApiKeysTable } from './api-keys-table.tsx';
import type { OpenDialog } from './key-dialogs.tsx';
import { KeyLimitNote } from './key-limit-note.tsx';
import { KeysToolbar } from './keys-toolbar.tsx';
import styles from './api-keys-table.module.css';

interface KeysCardProps {
  readonly rows: RefObject<HTMLDivElement | null>;
  readonly store: ApiKeysStore;
  readonly limit: KeyLimitStore;
  readonly emptyStateAction: ReactNode;
  readonly onOpen: (key: ApiKey) => void;
  /** The arrows came to this key. */
  readonly onFollow: (key: ApiKey) => void;
  readonly onAct: (action: OpenDialog) => void;
  readonly canDelete: boolean;
  readonly onDeactivate: () => void;
}

export const KeysCard = observer(function KeysCard(props: KeysCardProps) {
  const { rows, store, limit, emptyStateAction: firstAction, onDeactivate } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { keys, list } = store;
  const { gatewayBaseUrl } = useSettings();
  const isEmpty = keys.items.length === 0 && (keys.state.kind === 'ready' || keys.state.kind === 'failed');
  const noKeysYet = (
    <EmptyState
      icon={KeyRound}
      title={t('api-keys.empty.title')}
      text={t('api-keys.empty.text')}
      action={firstAction}
      example={gatewayBaseUrl !== '' && <ExampleCall baseUrl={gatewayBaseUrl} />}
    />
  );
  return (
    <ListCard
      name={{ label: t('api-keys.title') }}
      of={keys.state}
      busy={keys.state.kind === 'loading' || list.isLoadingAll}
      errorTitle={t('api-keys.failed.title')}
      onRetry={() => void store.reloadKeys()}
      empty={noKeysYet}
      rows={rows}
      className={styles.keys}
      toolbar={
        !isEmpty && (
          <KeysToolbar list={list}>
            <SelectionBar selection={store.selection} onDeactivate={onDeactivate} />
          </KeysToolbar>
        )
      }
      footer={
        keys.items.length > 0 && (
          <ListFooter
            text={shownText(list, keys.hasMore, t, formats)}
            failedText={(why) => t('api-keys.more-failed', { reason: why })}
            list={list}
            isAnnounced={!list.isLoadingAll}
            note={limit.limit === null ? undefined : <KeyLimitNote store={limit} />}
          />
        )
      }
    >
      <MatchingKeys {...props} />
    </ListCard>
  );
});

type MatchingKeysProps = Pick<KeysCardProps, 'store' | 'onOpen' | 'onFollow' | 'onAct' | 'canDelete'>;

const MatchingKeys = observer(function MatchingKeys(props: MatchingKeysProps) {
  const { t } = useTranslation();
  const { store, onOpen, onFollow, onAct, canDelete } = props;
  const { list } = store;
  if (list.items.length > 0 || list.isLoadingAll || !latest(store.keys.state))
    return <ApiKeysTable {...{ store, onOpen, onFollow, onAct, canDelete }} />;
  return (
    <EmptyState
      icon={Search}
      title={t('api-keys.no-match.title')}
      text={t('api-keys.no-match.text')}
      action={<Button onClick={list.clear}>{t('api-keys.clear')}</Button>}
    />
  );
});

function shownText(list: KeyListStore, hasMore: boolean, t: Translate, formats: Formats): string {
  if (list.isLoadingAll) return t('api-keys.loading-all', counted(list.loadedCount, formats));
  if (list.isLoadingUses) return t('api-keys.loading-uses');
  const shown = list.items.length;
  const count = list.matches.length;
  const isWhole = !list.isNarrowed && shown === count && !list.isCutOff;
  const sentences = isWhole
    ? [t(hasMore ? 'api-keys.shown.some' : 'api-keys.shown.all', counted(count, formats))]
    : [t('api-keys.shown.matching', counted(count, formats, { shown: formats.count(shown) }))];
  if (list.isCutOff) sentences.push(t('api-keys.cut-off', counted(list.loadedCount, formats)));
  if (list.unknownUseCount > 0) sentences.push(t('api-keys.unknown-uses', counted(list.unknownUseCount, formats)));
  return sentences.join(' · ');
}

interface SelectionBarProps {
  readonly selection: KeySelection;
  readonly onDeactivate: () => void;
}

const SelectionBar = observer(function SelectionBar({ selection, onDeactivate }: SelectionBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const count = selection.keys.length;
  if (count === 0) return null;
  return (
    <div className="row row-wrap">
      <span className="text-sm num" role="status">
        {t('api-keys.selected', counted(count, formats))}
      </span>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {t('api-keys.deselect')}
      </Button>
      <Button size="sm" onClick={onDeactivate}>
        {t('api-keys.bulk.action', counted(count, formats))}
      </Button>
    </div>
  );
});
