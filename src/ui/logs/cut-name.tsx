import type { CSSProperties } from 'react';
import styles from './cut-name.module.css';

interface CutNameProps {
  readonly name: string;
  readonly tail: string;
}

/** Too long a name loses its middle. */
export function CutName({ name, tail }: CutNameProps) {
  const cutAt = name.length - tail.length;
  const isCuttable = cutAt > 0 && name.endsWith(tail);
  return (
    <span
      className={styles.name}
      dir="ltr"
      translate="no"
      title={name}
      style={isCuttable ? tailLength(tail) : undefined}
    >
      <span className={styles.head}>{isCuttable ? name.slice(0, cutAt) : name}</span>
      {isCuttable && <span>{tail}</span>}
    </span>
  );
}

function tailLength(tail: string): CSSProperties {
  return { '--tail': tail.length } as CSSProperties;
}
