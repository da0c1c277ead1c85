import { ChevronDown, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import { KEY_COLUMNS, type KeySorting } from '#src/domain/api-keys/key-view.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { OptionRow } from '#src/ui/components/form/option-row.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { LabelsContext } from './labels/labels-context.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import selectStyles from '#src/ui/components/form/select.module.css';
import styles from './keys-toolbar.module.css';

interface KeysToolbarProps {
  readonly list: KeyListStore;
  readonly children?: ReactNode;
}

export const KeysToolbar = observer(function KeysToolbar({ list, children }: KeysToolbarProps) {
  const { t } = useTranslation();
  const Labels = useContext(LabelsContext);
  return (
    <div className={styles.toolbar}>
      <search className={styles.filters} aria-label={t('api-keys.filters')}>
        <SearchField type="search" label={t('api-keys.search')} value={list.view.query} onChange={list.search} />
        <OptionRow
          label={t('api-keys.status-filter')}
          value={list.view.status}
          options={list.statuses.map((value) => ({ value, label: t(`api-keys.status.${value}`) }))}
          onChange={list.filter}
        />
        <SortSelect list={list} />
        {Labels && <Labels as="filter" />}
        {list.isNarrowed && (
          <Button variant="quiet" size="sm" icon={X} onClick={list.clear}>
            {t('api-keys.clear')}
          </Button>
        )}
      </search>
      {children}
    </div>
  );
});

const DIRECTIONS = ['ascending', 'descending'] as const;

/** For cards, which have no header to click. */
const SortSelect = observer(function SortSelect({ list }: { readonly list: KeyListStore }) {
  const { t } = useTranslation();
  const { sorting } = list.view;
  const options = KEY_COLUMNS.flatMap((column) => DIRECTIONS.map((direction) => ({ column, direction })));
  const change = (value: string) => list.setSorting(options.find((option) => valueOf(option) === value) ?? null);
  return (
    <span className={classNames(selectStyles.selectbox, styles.sort)} data-slot="select-box">
      <select
        className={classNames(fieldStyles.input, selectStyles.select)}
        data-slot="input select"
        aria-label={t('api-keys.sort')}
        value={sorting ? valueOf(sorting) : ''}
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{t('api-keys.sort.none')}</option>
        {options.map((option) => (
          <option key={valueOf(option)} value={valueOf(option)}>
            {t(`api-keys.sort.${option.column}.${option.direction}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
});

function valueOf({ column, direction }: KeySorting): string {
  return `${column} ${direction}`;
}
