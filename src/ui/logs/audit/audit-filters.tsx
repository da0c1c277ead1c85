import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type AuditFilters as Filters, auditPeople, parseAuditWindow } from '#src/domain/logs/audit-entry.ts';
import { FilterBar } from '#src/ui/logs/filter-bar.tsx';
import { FilterSelect } from '#src/ui/logs/filter-select.tsx';
import { actionName } from './audit-columns.tsx';
import type { AuditLogStore } from '#src/application/logs/audit-log-store.ts';
import type { Loadable } from '#src/application/async/loadable.ts';

export interface AuditLogTabProps {
  /** Whom the log can be narrowed to. */
  readonly members: { readonly state: Loadable<unknown>; load(): Promise<void> };
  readonly emails: readonly string[];
}

interface AuditFiltersProps extends AuditLogTabProps {
  readonly store: AuditLogStore;
  readonly filters: Filters;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onNarrow: (filters: Filters) => void;
}

const WINDOWS = [
  { value: 'day', label: 'audit.within.day' },
  { value: 'week', label: 'audit.within.week' },
  { value: 'month', label: 'audit.within.month' },
  { value: 'quarter', label: 'audit.within.quarter' },
] as const;

export const AuditFilters = observer(function AuditFilters(props: AuditFiltersProps) {
  const { t } = useTranslation();
  const { store, members, emails, filters, onCopyLink, onNarrow } = props;
  const { view } = store;
  const people = auditPeople(emails, view.list.rows);
  return (
    <FilterBar
      {...{ view, onNarrow, onCopyLink }}
      choices={members}
      isFiltered={view.isFiltered}
      onClear={() => onNarrow(store.clearFilters())}
      search={null}
    >
      <FilterSelect
        label={t('audit.type.member')}
        any={t('audit.all-people')}
        value={filters.person}
        options={people.map((email) => ({ value: email, label: email }))}
        onChange={(person) => onNarrow(store.withFilters({ person }))}
      />
      <FilterSelect
        label={t('audit.action')}
        any={t('audit.all-actions')}
        value={filters.action}
        options={store.actions.map((action) => ({ value: action, label: actionName(action, t) }))}
        onChange={(action) => onNarrow(store.withFilters({ action }))}
      />
      <FilterSelect
        label={t('audit.within')}
        any={t('audit.any-time')}
        value={filters.within}
        options={WINDOWS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(within) => onNarrow(store.withFilters({ within: parseAuditWindow(within) }))}
      />
    </FilterBar>
  );
});
