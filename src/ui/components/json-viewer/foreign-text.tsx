import { splitHiddenCharacters } from '#src/domain/shared/hidden-characters.ts';

/** Shows external text as plain text and names its invisible characters. */
export function ForeignText({ text }: { readonly text: string }) {
  return splitHiddenCharacters(text).map((part, index) =>
    part.isHidden ? (
      <span key={index} className="json-hidden">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
