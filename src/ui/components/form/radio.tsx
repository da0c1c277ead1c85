import { RadioButton } from 'primereact/radiobutton';
import { type ReactNode, useId } from 'react';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import styles from './check.module.css';

interface RadioProps {
  readonly name: string;
  readonly value: string | number;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** The input is native, so arrows and Space work; PrimeReact's drawn box is hidden, as ours is the input. */
export function Radio({ name, value, checked, onChange, children }: RadioProps) {
  const id = useId();
  return (
    <label className={styles.check} data-slot="check" htmlFor={id}>
      <PrimeReactRoot>
        <RadioButton
          inputId={id}
          name={name}
          value={value}
          checked={checked}
          onChange={onChange}
          pt={{ root: { className: styles.radio }, input: { value }, box: { hidden: true } }}
        />
      </PrimeReactRoot>
      {children}
    </label>
  );
}
