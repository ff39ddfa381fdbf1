import { parseArgs } from 'node:util'

/** 2 as everywhere: wrongly called. */
const WRONGLY_CALLED = 2

/**
 * What a command was called with. `--help` prints how it is called and ends with 0; an option that
 * it does not know prints the same below what is wrong, and ends with 2.
 */
export function commandLine({ usage, options = {}, allowPositionals = false }) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } }
  try {
    const { values, positionals } = parseArgs({ options: known, allowPositionals })
    if (!values.help) return { values, positionals }
  } catch (fault) {
    wronglyCalled(fault.message, usage)
  }
  console.log(usage)
  process.exit(0)
}

/** Ends with what is wrong, and how it is done. */
export function wronglyCalled(fault, usage) {
  console.error(`${fault}\n\n${usage}`)
  process.exit(WRONGLY_CALLED)
}
