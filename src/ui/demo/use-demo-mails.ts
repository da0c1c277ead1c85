import { useEffect, useState } from 'react';
import type { Demo, DemoMail } from '#src/application/app/demo.ts';

/** Includes mails from other tabs. */
export function useDemoMails(demo: Demo): readonly DemoMail[] {
  const [mails, setMails] = useState(() => demo.mails());
  useEffect(() => {
    const read = () => setMails(demo.mails());
    read();
    return demo.onMail(read);
  }, [demo]);
  return mails;
}
