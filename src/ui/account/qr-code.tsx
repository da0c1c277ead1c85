import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './two-factor.module.css';

/** What a camera needs around the code to find it. */
const MARGIN = 4;

/** Dark on white in any theme, as cameras expect it. Nothing for a text that is too long for one; it shows beside it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawn = useMemo(() => draw(text), [text]);
  if (!drawn) return null;
  const side = drawn.size + 2 * MARGIN;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${side}v${side}h-${side}z`} />
      <path className={styles.ink} d={drawn.path} />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const code = generate(text);
    let path = '';
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
    }
    return { size: code.size, path };
  } catch {
    return null;
  }
}
