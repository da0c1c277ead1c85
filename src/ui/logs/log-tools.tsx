import { counted } from '#src/ui/components/text/trans.tsx';
import { Activity, Bookmark, Download, Link } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import { EXPORT_ROWS } from '#src/application/logs/log-exporter.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { LOG_TIME_FORMATS, type LogTimeFormat } from '#src/domain/logs/log-time.ts';
import { CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import type { ExportScope } from '#src/domain/logs/log-export.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './log-tools.module.css';
import { useState } from 'react';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { SavedViewsDialog } from './saved-views-dialog.tsx';

interface SavedViewsProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly onNarrow: (filters: F) => void;
}

function SavedViewsMenu<Row extends LogRow, F extends DatedFilters>({ view, onNarrow }: SavedViewsProps<Row, F>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { kind } = view;
  const saved = view.savedViews.of(kind.export.name);
  const entries: readonly MenuEntry[] = [
    ...saved.map(
      ({ name, query }): MenuEntry => ({
        kind: 'action',
        label: name,
        onSelect: () => onNarrow(kind.query.read(query).filters),
      }),
    ),
    ...(saved.length > 0 ? [{ kind: 'separator' } as const] : []),
    { kind: 'action', label: t('logs.views.manage'), onSelect: () => setIsOpen(true) },
  ];
  return (
    <>
      <MenuButton variant="secondary" size="md" iconOnly label={t('logs.views')} entries={entries}>
        <Icon of={Bookmark} />
      </MenuButton>
      {isOpen && <SavedViewsDialog view={view} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const SavedViews = observer(SavedViewsMenu) as typeof SavedViewsMenu;

const TIMES = {
  utc: 'logs.time.utc',
  local: 'logs.time.local',
  relative: 'logs.time.relative',
} as const satisfies Record<LogTimeFormat, string>;

interface LogToolsProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly onNarrow: (filters: F) => void;
  readonly onCopyLink: () => Promise<boolean>;
}

function LogToolsView<Row extends LogRow, F extends DatedFilters>({
  view,
  onNarrow,
  onCopyLink,
}: LogToolsProps<Row, F>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { live, timestampFormat, exporter, list } = view;
  const { scope } = exporter;
  const sentence = useExportScope(scope, list.isFull);
  const rows: readonly MenuEntry[] = [
    { kind: 'action', label: t('logs.export.csv'), onSelect: () => exporter.save('csv') },
    { kind: 'action', label: t('logs.export.json'), onSelect: () => exporter.save('json') },
  ];
  const limit = formats.count(EXPORT_ROWS);
  const more: readonly MenuEntry[] = [
    { kind: 'separator' },
    { kind: 'action', label: t('logs.export.more-csv', { limit }), onSelect: () => void exporter.loadAndSave('csv') },
    { kind: 'action', label: t('logs.export.more-json', { limit }), onSelect: () => void exporter.loadAndSave('json') },
  ];
  return (
    <div className={styles.tools}>
      <Segmented
        label={t('logs.time')}
        options={LOG_TIME_FORMATS.map((value) => ({ value, label: t(TIMES[value]) }))}
        value={timestampFormat.format}
        onChange={timestampFormat.choose}
      />
      {view.canBeLive && (
        <Button icon={Activity} aria-pressed={live.isActive} onClick={view.toggleLive}>
          {t('logs.live')}
        </Button>
      )}
      <MenuButton
        variant="secondary"
        size="md"
        icon={Download}
        label={t('logs.export')}
        entries={[
          { kind: 'heading', content: sentence },
          ...(scope.rows > 0 ? rows : []),
          ...(exporter.canLoadOn && !exporter.progress ? more : []),
        ]}
      >
        {t('logs.export')}
      </MenuButton>
      <SavedViews view={view} onNarrow={onNarrow} />
      <CopyIconButton variant="secondary" icon={Link} label={t('logs.copy-view-link')} onCopy={onCopyLink} />
    </div>
  );
}

export const LogTools = observer(LogToolsView) as typeof LogToolsView;

function useExportScope({ rows, isFiltered, hasMore, startsMidLog }: ExportScope, isFull: boolean): string {
  const { t } = useTranslation();
  const formats = useFormats();
  if (rows === 0) return t('logs.export.none');
  const values = counted(rows, formats);
  if (startsMidLog) return t(isFiltered ? 'logs.export.from-entry.filtered' : 'logs.export.from-entry', values);
  if (isFull) return t('logs.full', values);
  if (hasMore) return t(isFiltered ? 'logs.export.some.filtered' : 'logs.export.some', values);
  return t(isFiltered ? 'logs.export.all.filtered' : 'logs.export.all', values);
}
