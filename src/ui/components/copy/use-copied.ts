import { useRef, useState } from 'react';

/** True when the text is on the clipboard. */
export type Copy = () => Promise<boolean>;

const SHOWN_MS = 1500;

/** What the pressed button shows for a moment. The console announces it, once. */
export function useCopied(copy: Copy): { readonly isCopied: boolean; readonly press: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = async () => {
    if (!(await copy())) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return { isCopied, press: () => void press() };
}
