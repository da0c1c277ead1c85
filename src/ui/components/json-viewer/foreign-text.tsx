import { splitHiddenCharacters } from '#src/domain/shared/clean-text.ts';
import styles from './json-viewer.module.css';

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
