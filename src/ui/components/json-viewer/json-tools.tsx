import { ChevronDown, ChevronsDownUp, ChevronsUpDown, ChevronUp, Search } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import type { JsonSearch, JsonView } from './use-json-view.ts';
import styles from './json-viewer.module.css';
import { classNames } from '#src/ui/components/class-names.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';

export function JsonTools({ view }: { readonly view: JsonView }) {
  const { t } = useTranslation();
  const { search, cursor } = view;
  const isIdle = search.found.matches.length === 0;
  return (
    <>
      <FindField search={search} />
      <IconButton
        size="sm"
        icon={ChevronUp}
        label={t('json.previous')}
        disabled={isIdle}
        onClick={() => search.go(-1)}
      />
      <IconButton size="sm" icon={ChevronDown} label={t('json.next')} disabled={isIdle} onClick={() => search.go(1)} />
      <IconButton
        size="sm"
        icon={cursor.folded.size > 0 ? ChevronsUpDown : ChevronsDownUp}
        label={t(cursor.folded.size > 0 ? 'json.unfold-all' : 'json.fold-all')}
        onClick={view.toggleAll}
      />
      <span role="status" className={styles.count}>
        {search.query !== '' && <MatchCount search={search} />}
      </span>
    </>
  );
}

/** Enter goes to the next match, Shift+Enter to the previous one, Esc clears the field. */
function FindField({ search }: { readonly search: JsonSearch }) {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      search.go(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && search.query !== '') {
      event.stopPropagation();
      search.find('');
    }
  };
  return (
    <span className={classNames('screen-only', styles.find)}>
      <Icon of={Search} size={14} />
      <input
        className={fieldStyles.input}
        data-slot="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('json.find')}
        placeholder={t('json.find')}
        value={search.query}
        onChange={(event) => search.find(event.target.value)}
        onKeyDown={press}
      />
    </span>
  );
}

function MatchCount({ search: { found, at } }: { readonly search: JsonSearch }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const count = found.matches.length;
  if (count === 0) return t('json.none-found');
  const values = { at: formats.count(at + 1), all: formats.count(count) };
  return found.hasMore ? t('json.found-many', values) : t('json.found', values);
}
