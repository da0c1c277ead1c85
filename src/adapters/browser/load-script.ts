import { allowScript } from './allowed-script.ts';

/** Rejects, and leaves nothing behind, if the script does not load. */
export function loadScript(url: string, elementId = ''): Promise<void> {
  allowScript(url);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.id = elementId;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('A script of another company did not load'));
    };
    document.head.append(script);
  });
}
