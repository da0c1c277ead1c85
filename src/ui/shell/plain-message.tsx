import { commonTexts } from '../../application/i18n/en/common';
import '../theme/state.css';

interface PlainMessageProps {
  readonly text: 'frame' | 'maintenance';
  readonly brand?: string;
}

/** Stands in the place of the whole product, before any store exists (§1, D43). */
export function PlainMessage({ text, brand }: PlainMessageProps) {
  const isFrame = text === 'frame';
  const title = commonTexts[isFrame ? 'frame.refused' : 'maintenance.title'];
  return (
    <main className="state">
      <h1 className="h-hero">{title}</h1>
      {!isFrame && <p>{commonTexts['maintenance.text']}</p>}
      {brand && <p>{brand}</p>}
    </main>
  );
}
