import type { CodeToken } from '#src/domain/dashboard/call-code.ts';
import '#src/ui/styles/code.css';
import '#src/ui/styles/sideways.css';

const TOKEN_CLASSES = { comment: 'c', keyword: 'k', string: 's', number: 'n' } as const;

export function CallCodeBlock({ pieces, label }: { readonly pieces: readonly CodeToken[]; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="code sideways" aria-label={label} tabIndex={0}>
      <pre>
        <code>
          {pieces.map(({ text, variant }, index) => (
            <span key={index} className={variant && TOKEN_CLASSES[variant]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
