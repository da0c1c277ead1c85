import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** Each message shows once. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {[...new Set(messages)].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
