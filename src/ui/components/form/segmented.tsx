import { SelectButton } from 'primereact/selectbutton';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import { ownElement } from '#src/ui/components/text/own-element.tsx';
import { type Choice, optionProps, rowProps, type SegmentedProps } from './option-row.tsx';

/** A radio group, where PrimeReact has toggle buttons: exactly one option is always checked. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  return (
    <PrimeReactRoot>
      <SelectButton
        value={value}
        options={[...options]}
        allowEmpty={false}
        onChange={(event) => onChange(event.value as V)}
        itemTemplate={(option: Choice<V>) => ownElement(option.label)}
        pt={{
          root: rowProps(label),
          button: (option) => ({
            ...optionProps(option?.context.selected ?? false),
            'aria-pressed': undefined,
            'aria-label': undefined,
            'aria-disabled': undefined,
          }),
        }}
      />
    </PrimeReactRoot>
  );
}
