import { type Copy, CopyButton, CopyError } from './copy-button.tsx';
import { SelectableCode } from './copy-fallback.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly onCopy: Copy;
  readonly hint?: string | undefined;
  readonly selected?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

export function CopyField({ label, value, copyLabel, onCopy, hint, selected, autoFocus }: CopyFieldProps) {
  return (
    <div className={fieldStyles.field} data-slot="field">
      <span className={fieldStyles.label} data-slot="field-label">
        {label}
      </span>
      <div className={styles.field}>
        <SelectableCode value={value} selected={selected} />
        <CopyButton size="sm" onCopy={onCopy} autoFocus={autoFocus}>
          {copyLabel}
        </CopyButton>
      </div>
      {selected && <CopyError />}
      {hint && (
        <p className={fieldStyles.hint} data-slot="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
