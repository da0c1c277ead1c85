import { cleanText } from '#src/domain/shared/clean-text.ts';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { BACKENDS, type BackendKind } from '#src/domain/demo/moment.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

const LATENCIES_MS = [0, 150, 400, 1000, 3000, 8000];

interface PanelNetworkProps {
  readonly store: DemoStore;
  /** Null where the console does not start. */
  readonly onShowCalls: (() => void) | null;
}

export const PanelNetwork = observer(function PanelNetwork({ store, onShowCalls }: PanelNetworkProps) {
  const { t } = useTranslation();
  const { latencyMs, isOffline } = store.moment;
  const latencies = [...new Set([...LATENCIES_MS, latencyMs])].sort((one, other) => one - other);
  const latencyLabel = (ms: number) =>
    ms === 0 ? t('demo-panel.network.latency.none') : t('demo-panel.network.latency.ms', { ms });
  return (
    <PanelSection title={t('demo-panel.network')}>
      <SelectField
        label={t('demo-panel.network.latency')}
        name="demo-latency"
        value={String(latencyMs)}
        options={latencies.map((ms) => ({ value: String(ms), label: latencyLabel(ms) }))}
        onChange={(value) => store.setLatency(Number(value))}
      />
      <Checkbox checked={isOffline} onChange={store.setOffline} description={t('demo-panel.network.offline.text')}>
        {t('demo-panel.network.offline')}
      </Checkbox>
      <BackendChoice key={store.moment.backend} store={store} />
      {onShowCalls && (
        <div>
          <Button size="sm" onClick={onShowCalls}>
            {t('demo-panel.calls')}
          </Button>
        </div>
      )}
    </PanelSection>
  );
});

const BackendChoice = observer(function BackendChoice({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<BackendKind>(store.moment.backend);
  const choose = (value: string) => {
    const backend = BACKENDS.find((kind) => kind === value) ?? 'worker';
    setChoice(backend);
    // A provider needs its address first.
    if (backend !== 'http') void store.switchBackend(backend);
  };
  return (
    <>
      <SelectField
        label={t('demo-panel.backend')}
        name="demo-backend"
        value={choice}
        hint={t(`demo-panel.backend.${choice}.text`)}
        options={BACKENDS.map((kind) => ({ value: kind, label: t(`demo-panel.backend.${kind}`) }))}
        onChange={choose}
      />
      {choice === 'http' && <ProviderForm store={store} />}
      {store.switchFailed && (
        <Alert kind="warning" role="alert">
          {t('demo-panel.backend.failed')}
        </Alert>
      )}
    </>
  );
});

const ProviderForm = observer(function ProviderForm({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState(store.moment.providerUrl);
  const [isInvalid, setIsInvalid] = useState(false);
  const connect = (event: SubmitEvent) => {
    event.preventDefault();
    const meant = cleanText('address', url);
    const isValid = /^https?:\/\/\S+$/.test(meant) && URL.canParse(meant);
    setIsInvalid(!isValid);
    if (isValid) void store.switchBackend('http', meant);
  };
  return (
    <form className={styles.inline} onSubmit={connect} noValidate>
      <TextField
        label={t('demo-panel.backend.url')}
        name="demo-provider"
        type="url"
        value={url}
        placeholder={t('demo-panel.backend.url.placeholder')}
        error={isInvalid ? t('demo-panel.backend.url.invalid') : null}
        onChange={setUrl}
      />
      <Button type="submit" busy={store.isSwitching}>
        {t('demo-panel.backend.connect')}
      </Button>
    </form>
  );
});
