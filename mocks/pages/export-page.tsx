import { useMemo } from 'react';
import './mock-page.css';

interface ExportPageProps {
  /** Null for an unknown or expired file. */
  readonly text: string | null;
}

/** Where a real provider would send the file itself. */
export function ExportPage({ text }: ExportPageProps) {
  const url = useMemo(() => `data:application/json;charset=utf-8,${encodeURIComponent(text ?? '')}`, [text]);
  return (
    <main className="mock" id="main">
      <p className="mock__label">Simulated file storage.</p>
      {text === null ? (
        <section className="mock__card">
          <h1 className="heading-card">This file is gone</h1>
          <p className="secondary">It has expired, or a newer one replaced it.</p>
        </section>
      ) : (
        <section className="mock__card">
          <h1 className="heading-card">Your data export</h1>
          <a href={url} download="data-export.json">
            data-export.json
          </a>
        </section>
      )}
    </main>
  );
}
