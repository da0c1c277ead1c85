import { RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { KeyToReplace } from '../../application/api-keys/rotate-key-store';
import type { RotationsStore } from '../../application/api-keys/rotations-store';
import { Alert } from '../components/alert';
import { Button } from '../components/button';

interface PendingRotationsProps {
  readonly rotations: RotationsStore;
  readonly onResume: (key: KeyToReplace) => void;
}

/** What was begun and left, with the way back to it. */
export const PendingRotations = observer(function PendingRotations({ rotations, onResume }: PendingRotationsProps) {
  const { t } = useTranslation();
  return rotations.kept.map(({ oldId, oldName, newName }) => (
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
