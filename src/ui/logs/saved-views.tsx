import { Bookmark } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/log-row.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { LoadedFilters } from '#src/domain/logs/log-filters.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { SavedViewsDialog } from './saved-views-dialog.tsx';

interface SavedViewsProps<Row extends LogRow, F extends LoadedFilters> {
  readonly view: LogView<Row, F>;
  readonly onNarrow: (filters: F) => void;
}

function SavedViewsMenu<Row extends LogRow, F extends LoadedFilters>({ view, onNarrow }: SavedViewsProps<Row, F>) {
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

export const SavedViews = observer(SavedViewsMenu) as typeof SavedViewsMenu;
