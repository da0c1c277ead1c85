import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** The toast has announced it; this stays on the page. Each message shows once. */
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
