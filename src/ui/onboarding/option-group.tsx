import { Tag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { allOptions } from '#src/domain/onboarding/selection.ts';
import { CardOption } from '#src/ui/components/form/card-option.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { appearanceOf, type OptionAppearance } from './option-appearance.ts';
import styles from './option-grid.module.css';

interface OptionGroupProps {
  readonly kind: 'checkbox' | 'radio';
  readonly legend: string;
  readonly appearances: Readonly<Record<string, OptionAppearance>>;
  readonly chosen: readonly string[];
  readonly onPick: (option: string) => void;
}

export const OptionGroup = observer(function OptionGroup({
  kind,
  legend,
  appearances,
  chosen,
  onPick,
}: OptionGroupProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={styles.options}>
        {allOptions(Object.keys(appearances), chosen).map((option) => {
          const appearance = appearanceOf(option, appearances);
          return (
            <CardOption
              key={option}
              kind={kind}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onPick(option)}
              logo={<Icon of={appearance?.icon ?? Tag} size={20} />}
            >
              {appearance ? t(appearance.label) : option}
            </CardOption>
          );
        })}
      </div>
    </fieldset>
  );
});
