import type { parseArgs, ParseArgsConfig } from 'node:util'

interface CommandLine extends Pick<ParseArgsConfig, 'options' | 'allowPositionals'> {
  /** How it is called, as it is shown. */
  usage: string
}

/** What a command was called with; `--help` and options that it does not know end it. */
export function commandLine<const T extends CommandLine>(
  given: T,
): Pick<ReturnType<typeof parseArgs<T>>, 'values' | 'positionals'>

/** Ends with what is wrong, and how it is done. */
export function wronglyCalled(fault: string, usage: string): never
