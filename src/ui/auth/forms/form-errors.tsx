import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** What went wrong at the last try. The toast has announced it; this stays to be read, each text once. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger">
      {[...new Set(messages)].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
