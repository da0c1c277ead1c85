import { Tag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredOptions } from '#src/domain/onboarding/selection.ts';
import { CardOption } from '#src/ui/components/form/card-option.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { lookOf, type OptionLook } from './option-looks.ts';

interface OptionGroupProps {
  readonly kind: 'checkbox' | 'radio';
  readonly legend: string;
  readonly looks: Readonly<Record<string, OptionLook>>;
  readonly chosen: readonly string[];
  readonly onPick: (option: string) => void;
}

/** Every option with its icon: a group of checkboxes or of radios. */
export const OptionGroup = observer(function OptionGroup({ kind, legend, looks, chosen, onPick }: OptionGroupProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      <div className="opts">
        {offeredOptions(Object.keys(looks), chosen).map((option) => {
          const look = lookOf(option, looks);
          return (
            <CardOption
              key={option}
              kind={kind}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => onPick(option)}
              mark={<Icon of={look?.icon ?? Tag} size={20} />}
            >
              {look ? t(look.label) : option}
            </CardOption>
          );
        })}
      </div>
    </fieldset>
  );
});
