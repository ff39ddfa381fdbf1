interface Called {
  /** By the options that the usage lists. */
  values: Readonly<Partial<Record<string, string | number | boolean>>>
  positionals: string[]
}

/** What a command was called with; `--help` and options that its usage does not list end it. */
export function commandLine(given: { usage: string; allowPositionals?: boolean }): Called

/** Ends with what is wrong, and how it is done. */
export function wronglyCalled(fault: string, usage: string): never
