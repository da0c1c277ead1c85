import { Alert } from '#src/ui/components/feedback/alert.tsx';

/** What went wrong at the last try. The toast has announced it; this stays to be read. */
export function StageProblems({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert kind="danger">
      {texts.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Alert>
  );
}
