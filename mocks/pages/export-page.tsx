import { useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import './mock-page.css';

interface ExportPageProps {
  /** Null for an unknown or expired file. */
  readonly text: string | null;
}

/** Where a real provider would send the file itself. */
export function ExportPage({ text }: ExportPageProps) {
  const { t } = useTranslation();
  const url = useMemo(() => `data:application/json;charset=utf-8,${encodeURIComponent(text ?? '')}`, [text]);
  return (
    <main className="mock" id="main">
      <p className="mock__label">{t('partner.export.simulated')}</p>
      {text === null ? (
        <section className="mock__card">
          <h1 className="heading-card">{t('partner.export.gone')}</h1>
          <p className="secondary">{t('partner.export.gone.text')}</p>
        </section>
      ) : (
        <section className="mock__card">
          <h1 className="heading-card">{t('partner.export.title')}</h1>
          <a href={url} download="data-export.json">
            data-export.json
          </a>
        </section>
      )}
    </main>
  );
}
