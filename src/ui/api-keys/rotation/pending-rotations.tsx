import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';

interface PendingRotationsProps {
  readonly rotations: RotationsStore;
  readonly onResume: (key: KeyToReplace) => void;
}

export const PendingRotations = observer(function PendingRotations({ rotations, onResume }: PendingRotationsProps) {
  const { t } = useTranslation();
  return rotations.shown.map(({ oldId, oldName, newName }) => (
    <Alert
      key={oldId}
      kind="info"
      icon={RefreshCw}
      action={
        <Button size="sm" onClick={() => onResume({ id: oldId, name: oldName })}>
          {t('rotate.resume')}
        </Button>
      }
    >
      {t('rotate.pending', { old: oldName, name: newName })}
    </Alert>
  ));
});
