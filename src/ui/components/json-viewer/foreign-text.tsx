import { splitHiddenCharacters } from '#src/domain/shared/hidden-characters.ts';
import styles from './json-viewer.module.css';

/** A text that somebody else wrote: as text, with what would not show by itself named. */
export function ForeignText({ text }: { readonly text: string }) {
  return splitHiddenCharacters(text).map((part, index) =>
    part.isHidden ? (
      <span key={index} className={styles.hiddenCharacter} data-slot="hidden-character">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
