export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}

export interface ComboboxChoice {
  readonly selected: ComboboxOption;
  readonly search: (query: string) => readonly ComboboxOption[];
  readonly onSelect: (value: string) => void;
}
