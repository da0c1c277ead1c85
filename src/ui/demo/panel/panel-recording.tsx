import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

export const PanelRecording = observer(function PanelRecording({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { isRecording, callCount, problem, loaded, missing } = store.recording;
  const toggle = isRecording ? store.recording.stopRecording : store.recording.startRecording;
  return (
    <PanelSection title={t('demo-panel.recording')}>
      <p className="text-xs muted">{t('demo-panel.recording.text')}</p>
      <div>
        <Button size="sm" aria-pressed={isRecording} onClick={toggle}>
          {t(isRecording ? 'demo-panel.recording.stop' : 'demo-panel.recording.start')}
        </Button>
      </div>
      {isRecording && (
        <p role="status" className="text-sm">
          {t('demo-panel.recording.calls', counted(callCount, formats))}
        </p>
      )}
      <RecordingFile onText={store.loadRecording} />
      {problem && (
        <Alert kind="warning" role="alert">
          {t(`demo-panel.recording.${problem}`)}
        </Alert>
      )}
      {loaded && (
        <p className="text-xs muted">{t('demo-panel.recording.loaded', { date: formats.utc(loaded.recordedAt) })}</p>
      )}
      {missing.length > 0 && (
        <p className="text-xs secondary wrap-anywhere">
          {t('demo-panel.recording.missing', { operations: formats.list(missing) })}
        </p>
      )}
    </PanelSection>
  );
});

function RecordingFile({ onText }: { readonly onText: (text: string) => unknown }) {
  const { t } = useTranslation();
  const id = useId();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = await target.files?.[0]?.text();
    // The same file may be chosen again.
    target.value = '';
    if (text !== undefined) onText(text);
  };
  return (
    <div className="stack stack-1">
      <label htmlFor={id} className="text-sm strong">
        {t('demo-panel.recording.file')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className={styles.file}
        onChange={(event) => void read(event)}
      />
    </div>
  );
}
