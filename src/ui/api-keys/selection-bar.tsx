import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeySelection } from '#src/application/api-keys/key-selection.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { counted } from '#src/ui/components/text/counted.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface SelectionBarProps {
  readonly selection: KeySelection;
  readonly onDeactivate: () => void;
}

export const SelectionBar = observer(function SelectionBar({ selection, onDeactivate }: SelectionBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const count = selection.keys.length;
  if (count === 0) return null;
  return (
    <div className="row row-wrap">
      <span className="text-sm num" role="status">
        {t('api-keys.selected', counted(count, formats))}
      </span>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {t('api-keys.deselect')}
      </Button>
      <Button size="sm" onClick={onDeactivate}>
        {t('api-keys.bulk.action', counted(count, formats))}
      </Button>
    </div>
  );
});
