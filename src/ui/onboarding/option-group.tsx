import { Tag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { allOptions } from '#src/domain/onboarding/selection.ts';
import { CardOption } from '#src/ui/components/form/card-option.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import type { Option } from './option-appearance.ts';
import styles from './option-grid.module.css';

interface OptionGroupProps {
  readonly kind: 'checkbox' | 'radio';
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onPick: (option: string) => void;
}

export const OptionGroup = observer(function OptionGroup({ kind, legend, options, chosen, onPick }: OptionGroupProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={styles.options}>
        {allOptions(
          options.map(({ value }) => value),
          chosen,
        ).map((option) => {
          const known = options.find(({ value }) => value === option);
          return (
            <CardOption
              key={option}
              kind={kind}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onPick(option)}
              logo={<Icon of={known?.icon ?? Tag} size={20} />}
            >
              {known?.label ?? option}
            </CardOption>
          );
        })}
      </div>
    </fieldset>
  );
});
