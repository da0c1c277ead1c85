import { Play } from 'lucide';
import { useState } from 'react';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { resumeDomain } from '#src/application/callback-domains/resume-domain.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type CallbackDomain, type DomainHealth, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Badge, type BadgeTone } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { useHold } from '#src/ui/components/dialog/use-hold.ts';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './domain-health.module.css';

export interface DomainHealthProps {
  readonly domain: CallbackDomain;
  readonly health: DomainHealth;
  /** What gets the focus once the button is gone. */
  readonly nextFocusId: string;
}

interface KnownState {
  readonly word: MessageKey;
  readonly tone: BadgeTone;
}

const STATES: ReadonlyMap<string, KnownState> = new Map([
  ['failing', { word: 'health.failing', tone: 'danger' }],
  ['paused', { word: 'health.paused', tone: 'warning' }],
]);

/** Quiet while deliveries go well; else since when and why they do not. */
export function DomainHealthCell({ domain, health, nextFocusId }: DomainHealthProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isResuming, setResuming] = useState(false);
  const { state, since, failureShare, lastSuccess } = health;
  if (state === 'healthy') {
    return (
      <span className="secondary">
        <span className="only-phone muted text-xs">{t('domains.health')}</span> <span>{t('health.healthy')}</span>
      </span>
    );
  }
  const known = STATES.get(state);
  const isPaused = state === 'paused';
  const reason = isPaused ? health.pauseReason || health.lastReason : health.lastReason;
  return (
    <div className={styles.health}>
      <div className={styles.state}>
        <Badge tone={known?.tone}>{known ? t(known.word) : <ForeignText text={state} />}</Badge>
        {isPaused && <ResumeButton {...{ domain, nextFocusId }} onClick={() => setResuming(true)} />}
      </div>
      {reason !== '' && (
        <bdi className={styles.fact}>
          <ForeignText text={reason} />
        </bdi>
      )}
      <span className={styles.fact}>
        {since !== null && <Fact at={since} text={t('health.since', { time: formats.utc(since) })} />}
        {failureShare !== null && !isPaused && <span>{t('health.share', { share: formats.share(failureShare) })}</span>}
        {lastSuccess !== null && (
          <Fact at={lastSuccess} text={t('health.last-success', { time: formats.utc(lastSuccess) })} />
        )}
      </span>
      {isResuming && <ResumeDialog domain={domain} onClose={() => setResuming(false)} />}
    </div>
  );
}

function Fact({ at, text }: { readonly at: number; readonly text: string }) {
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

interface ResumeButtonProps extends Pick<DomainHealthProps, 'domain' | 'nextFocusId'> {
  readonly onClick: () => void;
}

function ResumeButton({ domain, nextFocusId, onClick }: ResumeButtonProps) {
  const { t } = useTranslation();
  useFallbackFocus(true, nextFocusId);
  const label = t('health.resume.label', { host: stripScheme(domain.url) });
  return (
    <Button size="sm" icon={Play} aria-label={label} onClick={onClick}>
      {t('health.resume')}
    </Button>
  );
}

interface ResumeDialogProps {
  readonly domain: CallbackDomain;
  readonly onClose: () => void;
}

function ResumeDialog({ domain, onClose }: ResumeDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(resumeDomain)(domain));
  // A check of the list must not take the row of the dialog away.
  useHold(get(callbackDomainsStore), true);
  return (
    <ConfirmChange
      {...{ change, onClose }}
      destructive={false}
      title={t('health.resume.title', { host: stripScheme(domain.url) })}
      text={t('health.resume.text')}
      confirm={t('health.resume.action')}
      busy={t('health.resume.busy')}
    />
  );
}
