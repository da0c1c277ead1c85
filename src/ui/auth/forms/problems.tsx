import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** What went wrong at the last try. The toast has announced it; this stays to be read, each text once. */
export function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert kind="danger">
      {[...new Set(texts)].map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Alert>
  );
}
