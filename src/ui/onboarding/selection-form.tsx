import { observer } from 'mobx-react-lite';
import type { SelectionStore } from '#src/application/onboarding/selection-store.ts';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { OptionGroup } from './option-group.tsx';
import type { Option } from './option-appearance.ts';
import { OtherField } from './other-field.tsx';
import { StageErrors } from './onboarding-layout.tsx';

interface SelectionFormProps {
  readonly kind: 'checkbox' | 'radio';
  readonly store: SelectionStore<'use-cases'> | SelectionStore<'channels'>;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly other: string;
}

export const SelectionForm = observer(function SelectionForm(props: SelectionFormProps) {
  const { kind, store, legend, options, other } = props;
  const pick = kind === 'radio' ? store.choose : store.toggle;
  return (
    <div className="stack">
      <RestoredAlert form={store.stage} />
      <OptionGroup kind={kind} legend={legend} options={options} chosen={store.chosen} onPick={pick} />
      <OtherField store={store} label={other} />
      <StageErrors messages={store.stage.formErrors} />
    </div>
  );
});
