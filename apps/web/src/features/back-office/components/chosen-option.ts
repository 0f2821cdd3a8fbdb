/** The value if it is one of the options; empty, which filters nothing, for anything else. */
export function chosenOption(options: readonly { value: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.value ?? '';
}
