import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** Beside the action that failed. */
export function FailureAlert({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {messages.join(' ')}
    </Alert>
  );
}
