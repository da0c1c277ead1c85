import { useEffect, useRef, useState } from 'react';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { usePendingAction } from '#src/ui/app/stores-context.ts';

/** A dialog of a key that was open when the session ended opens again once its key is loaded; a command opens it too. */
export function useReopenedDialog(
  action: 'rotate-key' | 'change-limits' | 'change-labels',
  list: KeyListStore,
  onFound: (key: ApiKey) => void,
): void {
  const [id, setId] = useState<ApiKeyId | null>(null);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  usePendingAction(action, (subject) => setId(subject as ApiKeyId));
  useEffect(() => {
    if (id === null) return;
    return list.whenFound(id, (key) => {
      setId(null);
      latest.current(key);
    });
  }, [id, list]);
}
