/** More variants than these a designer does not look through. */
const MOST_VARIANTS = 24

const unquoted = (text) => text?.replace(/^(['"])(.*)\1$/, '$2')

/** A choice of more than these is one of content, such as an icon, where a piece has any other. */
const MOST_VALUES = 12

/** The props that a piece may look different by, each with its value at first and the others. */
export function candidatesOf({ argTypes, args }) {
  const candidates = Object.entries(argTypes).flatMap(([prop, { kind, options, standard }]) => {
    const first = String(args[prop] ?? unquoted(standard))
    if (kind === 'boolean' && /^(?:is|has|can)[A-Z]/.test(prop))
      return [{ prop, first: String(first === 'true'), others: [String(first !== 'true')] }]
    if (kind !== 'enum' || options.some((option) => typeof option !== 'string')) return []
    return [{ prop, first, others: options.filter((option) => option !== first) }]
  })
  const short = candidates.filter(({ others }) => others.length < MOST_VALUES)
  return short.length > 0 ? short : candidates
}

/** The value that a prop is given, from the words of a variant. */
export const argOf = (value) => (value === 'true' || value === 'false' ? value === 'true' : value)

/** Every combination of the kept values of several props, where these are not too many. */
export function combinations(axes) {
  const kept = Object.entries(axes).filter(([, values]) => !values.includes('true'))
  const count = kept.reduce((product, [, values]) => product * values.length, 1)
  if (kept.length < 2 || count > MOST_VARIANTS) return []
  return kept.reduce(
    (all, [prop, values]) =>
      all.flatMap((given) => values.map((value) => ({ ...given, [prop]: value }))),
    [{}],
  )
}
