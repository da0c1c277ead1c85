import type { Translate } from '#src/application/i18n/translate.ts';
import stateStyles from '#src/ui/components/feedback/state.module.css';

const MESSAGES = {
  frame: { title: 'frame.blocked', text: null },
  maintenance: { title: 'maintenance.title', text: 'maintenance.text' },
  broken: { title: 'error-screen.title', text: 'error-screen.chunk' },
} as const;

interface PlainMessageProps {
  readonly text: keyof typeof MESSAGES;
  readonly translate: Translate;
  readonly brand?: string;
}

/** Stands in for the whole console before any store exists. */
export function PlainMessage({ text, translate, brand }: PlainMessageProps) {
  const message = MESSAGES[text];
  return (
    <main className={stateStyles.state} data-slot="state">
      <h1 className="heading-hero">{translate(message.title)}</h1>
      {message.text && <p>{translate(message.text)}</p>}
      {brand && <p>{brand}</p>}
    </main>
  );
}
