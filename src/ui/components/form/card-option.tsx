import type { ReactNode } from 'react';
import styles from './card-option.module.css';
import checkStyles from './check.module.css';

interface CardOptionProps {
  readonly kind: 'checkbox' | 'radio';
  /** Shared by the radios of a group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
  readonly logo?: ReactNode;
  readonly note?: ReactNode;
}

/** Must be inside a fieldset. */
export function CardOption({ kind, name, value, checked, onChange, children, logo, note }: CardOptionProps) {
  return (
    <label className={styles.cardOption}>
      {logo}
      <span className={styles.text}>
        <span className="own-direction">{children}</span>
        {note && <small>{note}</small>}
      </span>
      <input className={checkStyles.mark} type={kind} name={name} value={value} checked={checked} onChange={onChange} />
    </label>
  );
}
