import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type OwnLink,
  type FrameAppearance,
  framePermissions,
  frameSandbox,
  frameUrl,
  ownPages,
} from '#src/domain/branding/own-pages.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from './stores-context.ts';
import { useUrlPart } from './use-navigation.ts';
import styles from './own-page.module.css';

/** A page of the provider, which knows nothing of the session. */
export const OwnPage = observer(function OwnPage() {
  const { settings, language } = useAppStores();
  const path = useUrlPart('path').replace(/\/+$/, '');
  const link = ownPages(settings).get(path);
  return link && <FramedPage key={path} link={link} title={textIn(link.text, language.shown)} />;
});

/** Longer than a slow page takes; a browser says nothing of one that never comes. */
const PATIENCE_MS = 15_000;

interface FramedPageProps {
  readonly link: OwnLink;
  readonly title: string;
  readonly patienceMs?: number;
}

export const FramedPage = observer(function FramedPage({ link, title, patienceMs = PATIENCE_MS }: FramedPageProps) {
  const { t } = useTranslation();
  const { language } = useAppStores();
  const theme = useShownTheme();
  const [attempt, setAttempt] = useState(0);
  const appearance = { theme, language: language.shown };
  // Without an origin of its own a page takes no message, so that it is loaded again.
  const takesMessages = new URL(link.url).origin !== window.origin;
  const key = takesMessages ? `${attempt}` : `${attempt} ${theme} ${language.shown}`;
  return (
    <Page
      title={title}
      wide
      action={
        <ButtonLink href={link.url} external label={t('own-page.new-tab')}>
          {t('own-page.new-tab')}
        </ButtonLink>
      }
    >
      <Card layout="bare">
        <Frame
          key={key}
          {...{ link, title, appearance, takesMessages, patienceMs }}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </Card>
    </Page>
  );
});

type FrameState = 'loading' | 'shown' | 'late' | 'blocked';

interface FrameProps {
  readonly link: OwnLink;
  readonly title: string;
  readonly appearance: FrameAppearance;
  readonly takesMessages: boolean;
  readonly patienceMs: number;
  readonly onRetry: () => void;
}

function Frame({ link, title, appearance, takesMessages, patienceMs, onRetry }: FrameProps) {
  const { url } = link;
  const { t } = useTranslation();
  const [state, setState] = useState<FrameState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  // A change is sent to the page: another url would load it again, and lose what was typed there.
  const [src] = useState(() => frameUrl(url, appearance));
  const { theme, language } = appearance;

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs, state]);

  // A frame that was blocked counts as loaded, too.
  useLayoutEffect(() => {
    const { origin } = new URL(url);
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setState('blocked');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);

  useEffect(() => {
    if (state !== 'shown' || !takesMessages) return;
    const message = { type: 'gatehouse:appearance', theme, language };
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  }, [state, takesMessages, theme, language, url]);

  if (state === 'late' || state === 'blocked') {
    const text = t(state === 'late' ? 'own-page.failed.text' : 'own-page.blocked.text');
    const action = state === 'late' && <RetryButton onClick={onRetry} />;
    return <EmptyState kind="error" title={t('own-page.failed')} text={text} action={action} />;
  }
  return (
    <div className={styles.frame} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.loading} role="status">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton width="lg" />
          <Skeleton width="full" />
          <Skeleton width="xl" />
        </div>
      )}
      <iframe
        ref={frame}
        title={title}
        src={src}
        sandbox={frameSandbox(link, window.origin)}
        allow={framePermissions(link)}
        referrerPolicy="no-referrer"
        onLoad={() => setState((now) => (now === 'loading' ? 'shown' : now))}
      />
    </div>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/** As it is drawn, also where the device decides. */
function useShownTheme(): 'light' | 'dark' {
  const { theme } = useAppStores().theme;
  const isDeviceDark = useSyncExternalStore(onDeviceTheme, () => matchMedia(DARK).matches);
  if (theme !== 'system') return theme;
  return isDeviceDark ? 'dark' : 'light';
}

function onDeviceTheme(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
