interface Called {
  values: Readonly<Partial<Record<string, string | number | boolean>>>
  positionals: string[]
}

/** Parses options. Exits on `--help` and unknown options. */
export function commandLine(given: { usage: string; allowPositionals?: boolean }): Called

export function wronglyCalled(fault: string, usage: string): never
