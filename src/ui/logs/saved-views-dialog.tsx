import { counted } from '#src/ui/components/text/trans.tsx';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { MAX_SAVED_VIEWS, type SavedView, VIEW_NAME_MAX } from '#src/domain/logs/saved-views.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './saved-views.module.css';

interface SavedViewsDialogProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly onClose: () => void;
}

function SavedViewsForm<Row extends LogRow, F extends DatedFilters>(props: SavedViewsDialogProps<Row, F>) {
  const { view, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { savedViews, isFiltered, query } = view;
  const log = view.kind.export.name;
  const saved = savedViews.of(log);
  const submit = () => {
    if (!isPresent(name)) return setError(t('logs.views.name-missing'));
    if (!savedViews.save({ log, name, query }))
      return setError(t('logs.views.full', counted(MAX_SAVED_VIEWS, formats)));
    onClose();
  };
  const save = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      {isFiltered && (
        <Button variant="primary" type="submit">
          {t('logs.views.save')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      title={t('logs.views')}
      text={t(isFiltered ? 'logs.views.text' : 'logs.views.nothing-chosen')}
      onClose={onClose}
      onSubmit={submit}
      footer={save}
    >
      {isFiltered && (
        <TextField
          label={t('logs.views.name')}
          value={name}
          error={error}
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
          onChange={(typed) => {
            setName(typed);
            setError(null);
          }}
        />
      )}
      {saved.length > 0 && <ViewList views={saved} onRemove={savedViews.remove} />}
    </Dialog>
  );
}

interface ViewListProps {
  readonly views: readonly SavedView[];
  readonly onRemove: (view: SavedView) => void;
}

function ViewList({ views, onRemove }: ViewListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-label={t('logs.views')}>
      {views.map((view) => (
        <li key={view.name}>
          <span className="own-direction">{view.name}</span>
          <IconButton
            icon={Trash2}
            label={t('logs.views.delete', { name: view.name })}
            onClick={() => onRemove(view)}
          />
        </li>
      ))}
    </ul>
  );
}

export const SavedViewsDialog = observer(SavedViewsForm) as typeof SavedViewsForm;
