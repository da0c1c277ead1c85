import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ExportProgress } from '#src/application/logs/log-exporter.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './log-bar.module.css';

interface LogExportBarProps {
  readonly exporter: { readonly progress: ExportProgress | null; stop(): void };
}

/** While rows are loaded for an export: how far it is, and a way to stop it. */
export const LogExportBar = observer(function LogExportBar({ exporter }: LogExportBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { progress } = exporter;
  if (!progress) return null;
  const { loaded, goal } = progress;
  const text = t('logs.export.progress', { loaded: formats.count(loaded), goal: formats.count(goal) });
  return (
    <div className={styles.bar}>
      <span className="num">{text}</span>
      <progress className={styles.progress} aria-label={t('logs.export')} value={loaded} max={goal} />
      <Button size="sm" onClick={() => exporter.stop()}>
        {t('logs.export.stop')}
      </Button>
    </div>
  );
});
