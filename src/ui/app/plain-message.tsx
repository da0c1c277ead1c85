import { commonMessages } from '#src/application/i18n/en/common.ts';
import '#src/ui/styles/state.css';

const MESSAGES = {
  frame: { title: 'frame.refused', text: null },
  maintenance: { title: 'maintenance.title', text: 'maintenance.text' },
  broken: { title: 'error-screen.title', text: 'error-screen.chunk' },
} as const;

interface PlainMessageProps {
  readonly text: keyof typeof MESSAGES;
  readonly brand?: string;
}

/** Stands in for the whole console before any store exists. */
export function PlainMessage({ text, brand }: PlainMessageProps) {
  const message = MESSAGES[text];
  return (
    <main className="state">
      <h1 className="h-hero">{commonMessages[message.title]}</h1>
      {message.text && <p>{commonMessages[message.text]}</p>}
      {brand && <p>{brand}</p>}
    </main>
  );
}
