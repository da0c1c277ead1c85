import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** The toast has announced it; this stays on the page. */
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
