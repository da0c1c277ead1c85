import type { CodeToken } from '#src/domain/dashboard/call-code.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';

/** Code in its colours, as text. */
export function CallCodeBlock({ pieces, label }: { readonly pieces: readonly CodeToken[]; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classNames('sideways', codeStyles.code)} data-slot="code" aria-label={label} tabIndex={0}>
      <pre>
        <code>
          {pieces.map(({ text, variant }, index) => (
            <span key={index} className={variant && codeStyles[variant]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
