import { Alert } from '#src/ui/components/feedback/alert.tsx';

export function StageErrors({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {messages.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
