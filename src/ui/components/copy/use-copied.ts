import { useEffect, useState } from 'react';

/** True when the text is on the clipboard. */
export type Copy = () => Promise<boolean>;

const SHOWN_MS = 1500;

/** What the pressed button shows for a moment. The console announces it, once. */
export function useCopied(copy: Copy): { readonly isCopied: boolean; readonly press: () => void } {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    if (await copy()) setCopies((before) => before + 1);
  };
  return { isCopied: copies > 0, press: () => void press() };
}
