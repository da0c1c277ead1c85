import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** What went wrong at the last try. The toast has announced it; this stays to be read. */
export function StageErrors({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger">
      {messages.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
