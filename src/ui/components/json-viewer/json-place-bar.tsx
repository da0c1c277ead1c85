import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import { type MostDrawn, pieceEnd } from '#src/domain/shared/hidden-characters.ts';
import { copiedValue, pathOf } from '#src/domain/shared/json-lines.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ByHand } from '#src/ui/components/copy/by-hand.tsx';
import { ForeignText } from './foreign-text.tsx';
import type { JsonView } from './use-json-view.ts';

interface JsonPlaceBarProps {
  readonly view: JsonView;
  readonly copyText: CopyText;
}

/** A name may be as long as a whole text. */
const MOST_DRAWN: MostDrawn = { characters: 2000, hidden: 100 };

/** Where one is, and what can be taken away from there. */
export function JsonPlaceBar({ view: { json, place }, copyText }: JsonPlaceBarProps) {
  const { t } = useTranslation();
  const [byHand, setByHand] = useState<string | null>(null);
  const path = pathOf(json, place.current);
  const drawn = pieceEnd(path, 0, MOST_DRAWN);
  const copy = async (text: string) => {
    setByHand(null);
    // Shown selected where the clipboard is out of reach (D38, D46).
    if ((await copyText(text)) !== 'copied') setByHand(text);
  };
  return (
    <>
      <div className="json-bar">
        <code className="json-path">
          <bdi>
            <ForeignText text={path.slice(0, drawn)} />
            {drawn < path.length && '…'}
          </bdi>
        </code>
        <Button size="sm" variant="quiet" icon={Copy} onClick={() => void copy(copiedValue(json, place.current))}>
          {t('json.copy-value')}
        </Button>
        <Button size="sm" variant="quiet" icon={Copy} onClick={() => void copy(path)}>
          {t('json.copy-path')}
        </Button>
      </div>
      {byHand !== null && <ByHand label={t('json.by-hand')} text={byHand} />}
    </>
  );
}
