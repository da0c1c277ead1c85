import { observer } from 'mobx-react-lite';
import { auditLogStore } from '#src/application/logs/audit-log-store.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LogFooter } from '#src/ui/logs/log-footer.tsx';
import { LogListView, type LogMessages } from '#src/ui/logs/log-list-view.tsx';
import { LogExportBar, LogPositionBar } from '#src/ui/logs/log-position-bar.tsx';
import { useLogTab } from '#src/ui/logs/use-log-tab.ts';
import { useAuditColumns } from './audit-columns.tsx';
import type { AuditDetailProps } from './audit-detail.tsx';
import { AuditFilters, type AuditLogTabProps } from './audit-filters.tsx';

const MESSAGES: LogMessages = {
  label: 'audit.label',
  emptyTitle: 'audit.empty.title',
  emptyText: 'audit.empty.text',
  failedTitle: 'audit.failed.title',
  shownAll: 'audit.shown.all',
  shownSome: 'audit.shown.some',
  moreFailed: 'audit.more-failed',
};

const DETAIL = new LatePart<AuditDetailProps>(async () => (await import('./audit-detail.tsx')).AuditDetail);
const AuditDetail = lateComponent(DETAIL);

export const AuditLogTab = observer(function AuditLogTab({ members, emails }: AuditLogTabProps) {
  const store = useAccountStores().get(auditLogStore);
  const { t } = useTranslation();
  const { view } = store;
  const { logUrl, open, copyLink, copyViewLink } = useLogTab(store, DETAIL);
  const { location, narrow, close } = logUrl;
  const columns = useAuditColumns(view.timestampFormat);
  return (
    <Card layout="bare" label={t(MESSAGES.label)}>
      <AuditFilters
        {...{ store, members, emails }}
        filters={location.filters}
        onCopyLink={copyViewLink}
        onNarrow={narrow}
      />
      <LogPositionBar view={view} logUrl={logUrl} />
      <LogExportBar exporter={view.exporter} />
      <LogListView
        {...{ view, logUrl, columns }}
        messages={MESSAGES}
        onOpen={open}
        onClear={() => narrow(store.clearFilters())}
      />
      <LogFooter view={view} messages={MESSAGES} />
      {view.opened && (
        <AuditDetail entry={view.opened} view={view} onOpen={open} onCopyLink={copyLink} onClose={close} />
      )}
    </Card>
  );
});
