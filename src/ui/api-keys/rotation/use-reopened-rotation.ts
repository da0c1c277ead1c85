import { useEffect, useState } from 'react';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import { usePendingAction } from '#src/ui/app/use-pending-action.ts';

/** The dialog that was open when the session ended opens again once its key is loaded, unless it was deactivated. */
export function useReopenedRotation(list: KeyListStore, onOpen: (key: ApiKey) => void): void {
  const [id, setId] = useState<ApiKeyId | null>(null);
  usePendingAction('rotate-key', (subject) => setId(subject as ApiKeyId));
  useEffect(() => {
    if (id === null) return;
    return list.whenFound(id, (key) => {
      setId(null);
      if (key.active) onOpen(key);
    });
  }, [id, list, onOpen]);
}
