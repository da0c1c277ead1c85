import styles from './code.module.css';

interface CodeSpanProps {
  readonly text: string;
  readonly variant?: 'keyword' | 'string' | 'number' | 'comment' | undefined;
}

/** The words of a comment are in the language of the page, so they run in its direction after their mark. */
export function CodeSpan({ text, variant }: CodeSpanProps) {
  const [, mark, words, end] = (variant === 'comment' && /^(\S+ )(.+?)(\s*)$/s.exec(text)) || [];
  return (
    <span className={variant && styles[variant]} translate="no">
      {mark}
      {words === undefined ? text : <bdi>{words}</bdi>}
      {end}
    </span>
  );
}
