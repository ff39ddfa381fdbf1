import { parseArgs } from 'node:util'

const WRONGLY_CALLED = 2
/** Matches `--name`, `--name=default or another` and `--name <value>`. */
const OPTION = /^ *--([a-z-]+)(?:=(\S+)((?: +or [\w-]+)*)|( <\S+>))?/gm

/**
 * Parses the options in the usage, one per line. The defaults define numbers and enumerations.
 * `--help` prints the usage and exits with 0; unknown options exit with 2.
 */
export function commandLine({ usage, allowPositionals = false }) {
  const listed = [...usage.matchAll(OPTION)].map(([, name, usual, others, value]) => ({
    name,
    words: others && [usual, ...others.match(/(?<=or )[\w-]+/g)],
    option: usual || value ? { type: 'string', default: usual } : { type: 'boolean' },
    isNumber: usual !== undefined && !Number.isNaN(Number(usual)),
  }))
  const options = { help: { type: 'boolean', short: 'h' } }
  for (const { name, option } of listed) options[name] = option
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals })
    if (!values.help) return { values: checked(values, listed), positionals }
  } catch (fault) {
    wronglyCalled(fault.message, usage)
  }
  console.log(usage)
  process.exit(0)
}

function checked(values, listed) {
  for (const { name } of listed.filter(({ isNumber }) => isNumber)) {
    values[name] = Number(values[name])
    if (!(values[name] >= 0)) throw new Error(`--${name} is a number, 0 or more.`)
  }
  for (const { name, words } of listed.filter((one) => one.words)) {
    if (!words.includes(values[name])) throw new Error(`--${name} is ${words.join(' or ')}.`)
  }
  return values
}

export function wronglyCalled(fault, usage) {
  console.error(`${fault}\n\n${usage}`)
  process.exit(WRONGLY_CALLED)
}
