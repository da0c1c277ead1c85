export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Behind the label, in the list at the end of the line. */
  readonly note: string;
}

export interface ComboboxChoice {
  readonly selected: ComboboxOption;
  /** All of them for an empty query. */
  readonly search: (query: string) => readonly ComboboxOption[];
  readonly onSelect: (value: string) => void;
}
