import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { PanelSection } from './panel-section.tsx';
import styles from './demo-panel.module.css';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What happens on the way can be watched. */
const STEPS = [
  { key: 'demo-panel.clock.minute', milliseconds: MINUTE_MS },
  { key: 'demo-panel.clock.idle', milliseconds: 10 * MINUTE_MS },
] as const;

export const PanelClock = observer(function PanelClock({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  useEffect(() => store.watchTime(), [store]);
  const state = store.isPaused ? 'paused' : store.followsDevice ? 'device' : 'moved';
  return (
    <PanelSection title={t('demo-panel.clock')}>
      <div>
        <p className={styles.time}>{formats.utc(store.now)}</p>
        <p className="text-xs muted">{t(`demo-panel.clock.${state}`)}</p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" onClick={store.isPaused ? store.resume : store.pause}>
          {t(store.isPaused ? 'demo-panel.clock.resume' : 'demo-panel.clock.pause')}
        </Button>
        {STEPS.map(({ key, milliseconds }) => (
          <Button size="sm" key={key} onClick={() => store.advance(milliseconds)}>
            {t(key)}
          </Button>
        ))}
        <Button size="sm" onClick={() => store.skip(DAY_MS)}>
          {t('demo-panel.clock.day')}
        </Button>
        <Button size="sm" onClick={store.skipToPeriodEnd}>
          {t('demo-panel.clock.period-end')}
        </Button>
        <Button size="sm" onClick={store.followDevice}>
          {t('demo-panel.clock.follow')}
        </Button>
      </div>
      <DateForm store={store} />
    </PanelSection>
  );
});

function DateForm({ store }: { readonly store: DemoStore }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => new Date(store.now).toISOString().slice(0, 16));
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const instant = Date.parse(`${value}Z`);
    if (!Number.isNaN(instant)) store.skipTo(instant);
  };
  return (
    <form className={styles.inline} onSubmit={go}>
      <TextField
        label={t('demo-panel.clock.date')}
        name="demo-date"
        type="datetime-local"
        value={value}
        onChange={setValue}
      />
      <Button type="submit">{t('demo-panel.clock.go')}</Button>
    </form>
  );
}
