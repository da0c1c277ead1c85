import { counted } from '#src/ui/components/text/trans.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { KeyDetailsStore } from '#src/application/api-keys/key-details-store.ts';
import { NO_REQUEST_FILTERS, requestQuery } from '#src/domain/logs/log-location.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { TrafficStrip } from '#src/ui/components/chart/traffic-strip.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import styles from './key-panel.module.css';

/** The key is known by now, which the filter of the log needs. */
export const KeyCalls = observer(function KeyCalls({ store }: { readonly store: KeyDetailsStore }) {
  const { t } = useTranslation();
  const id = useId();
  const { calls } = store;
  useEffect(() => void calls.load(), [calls]);
  const known = calls.value;
  const isFailed = calls.state.kind === 'failed';
  return (
    <section className={panelStyles.section} aria-labelledby={id} aria-busy={!known && !isFailed}>
      <h3 id={id} className="heading-card">
        {t('key-panel.calls')}
      </h3>
      {!known && !isFailed && <Skeleton width="full" />}
      {!known && isFailed && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void calls.load()} />}>
          {t('key-panel.calls.failed')}
        </Alert>
      )}
      {known?.filter === null && <p className="muted text-sm">{t('key-panel.calls.unavailable')}</p>}
      {known && known.filter !== null && known.calls.length === 0 && (
        <p className="muted text-sm">{t('key-panel.calls.none')}</p>
      )}
      {known && known.calls.length > 0 && <Figures store={store} />}
      {known && known.filter !== null && (
        <PageLink className="text-sm" href={logHref(known.filter)}>
          {t('key-panel.calls.log')}
        </PageLink>
      )}
    </section>
  );
});

const Figures = observer(function Figures({ store }: { readonly store: KeyDetailsStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { columns, figures, spentCredits } = store;
  const { total, errors, p95 } = figures;
  const label = t('key-panel.calls.label', counted(total, formats));
  const facts = [
    { name: t('key-panel.calls.count'), value: formats.count(total) },
    { name: t('key-panel.calls.errors'), value: formats.count(errors) },
    { name: t('key-panel.calls.credits'), value: formats.count(spentCredits) },
    {
      name: t('key-panel.calls.p95'),
      value: p95 === null ? '–' : t('key-panel.calls.ms', { value: formats.count(Math.round(p95)) }),
    },
  ];
  return (
    <>
      <p className="muted text-sm">{label}</p>
      <dl className={styles.figures}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="readout">{value}</dd>
          </div>
        ))}
      </dl>
      {columns.length > 0 && <TrafficStrip columns={columns} label={label} formatTime={formats.utc} />}
    </>
  );
});

function logHref(apiKey: string): string {
  return `/usage?${requestQuery.write('', { filters: { ...NO_REQUEST_FILTERS, apiKey }, open: null })}#api-request`;
}
