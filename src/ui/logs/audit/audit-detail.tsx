import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import { type AuditEntry, type AuditFilters, type AuditTarget, auditTargetPath } from '#src/domain/logs/audit-entry.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { DetailDrawer, DetailFact, DetailId, DetailText } from '#src/ui/logs/detail-drawer.tsx';
import { EntrySteps } from '#src/ui/logs/entry-steps.tsx';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';
import { actionName } from './audit-columns.tsx';

export interface AuditDetailProps {
  readonly entry: AuditEntry;
  readonly view: LogView<AuditEntry, AuditFilters>;
  readonly onOpen: (entry: AuditEntry) => void;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** The kinds of things that the console has a page for. */
const KINDS: Readonly<Record<string, { readonly name: MessageKey; readonly open: MessageKey }>> = {
  'api-key': { name: 'audit.type.api-key', open: 'audit.open.api-key' },
  'callback-domain': { name: 'audit.type.callback-domain', open: 'audit.open.callback-domain' },
  'callback-subscription': { name: 'audit.type.callback-subscription', open: 'audit.open.callback-subscription' },
  member: { name: 'audit.type.member', open: 'audit.open.member' },
  plan: { name: 'audit.type.plan', open: 'audit.open.plan' },
};

export const AuditDetail = observer(function AuditDetail(props: AuditDetailProps) {
  const { entry, view, onOpen, onCopyLink, onClose } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, at, action, person, target, ipAddress, location } = entry;
  const copy = (text: string) => view.copy(text);
  return (
    <DetailDrawer
      title={actionName(action, t)}
      status={null}
      steps={<EntrySteps view={view} onOpen={onOpen} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    >
      <div className={panelStyles.section}>
        <dl className={definitionListStyles.list}>
          {at !== null && <DetailFact name={t('logs.exact-time')}>{formats.exactTime(at)}</DetailFact>}
          <DetailFact name={t('audit.person')}>
            {person === '' ? t('audit.nobody') : <ForeignName text={person} />}
          </DetailFact>
          {target && <Target target={target} />}
          {location !== '' && (
            <DetailFact name={t('audit.location')}>
              <ForeignName text={location} />
            </DetailFact>
          )}
          {ipAddress !== '' && (
            <DetailText name={t('audit.ip')} text={ipAddress} copyLabel={t('audit.copy-ip')} onCopy={copy} />
          )}
          <DetailId name={t('audit.id')} id={id} onCopy={copy} />
        </dl>
        {view.manualCopyText !== null && <CopyFallback label={t('logs.manual-copy')} text={view.manualCopyText} />}
      </div>
    </DetailDrawer>
  );
});

function ForeignName({ text }: { readonly text: string }) {
  return (
    <bdi translate="no">
      <ForeignText text={text} />
    </bdi>
  );
}

/** With a way to it while it is there. */
function Target({ target }: { readonly target: AuditTarget }) {
  const { t } = useTranslation();
  const { type, id, name, exists } = target;
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  const path = auditTargetPath(target);
  return (
    <DetailFact name={t(kind?.name ?? 'audit.target')}>
      <div className="stack stack-2">
        <ForeignName text={name || id} />
        {!exists && <span className="muted text-sm">{t('audit.target-gone')}</span>}
        {kind && path !== null && (
          <span>
            <ButtonLink size="sm" href={path}>
              {t(kind.open)}
            </ButtonLink>
          </span>
        )}
      </div>
    </DetailFact>
  );
}
