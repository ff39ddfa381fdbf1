/** Texts of this length stand in the line; longer ones come in by their name. */
const SHORT = 60

/** `aria-label` as the name of something. */
const named = (prop: string) =>
  prop.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'

/** One prop as an app writes it: a value of its own where it is short, else something by its name. */
function written(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value === true) return name
  if (typeof value === 'string') {
    const isInLine = value.length <= SHORT && !/["\n{}]/.test(value)
    return isInLine ? `${name}="${value}"` : `${name}={${named(name)}}`
  }
  if (isPlain(value) || value === null) return `${name}={${String(value)}}`
  return `${name}={${named(name)}}`
}

const childrenOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === false) return undefined
  return typeof value === 'string' && !/[<>{}]/.test(value) ? value : '{children}'
}

/** So much fits on a line. */
const LINE = 80

/** The element that a story shows, as an app writes it. */
function elementOf(name: string, args: Readonly<Record<string, unknown>>): string {
  const { children, ...props } = args
  const attributes = Object.entries(props).flatMap(([prop, value]) => written(prop, value) ?? [])
  const inner = childrenOf(children)
  const oneLine = [`<${name}`, ...attributes].join(' ')
  const isShort = oneLine.length + (inner?.length ?? 0) + name.length <= LINE
  const opening = isShort
    ? oneLine
    : [`<${name}`, ...attributes.map((one) => `  ${one}`)].join('\n')
  const end = isShort ? '' : '\n'
  if (inner === undefined) return `${opening}${isShort ? ' ' : '\n'}/>`
  return `${opening}${end}>${isShort ? inner : `\n  ${inner}\n`}</${name}>`
}

/** The line that brings a piece into an app. */
export const importLine = (name: string, entry: string) => `import { ${name} } from '${entry}'`

/**
 * The smallest usage of a piece that one would copy: the line that imports it, unless it is a part
 * of others, and the element with the props of a story.
 */
export const usageOf = (
  name: string,
  entry: string | null,
  args: Readonly<Record<string, unknown>>,
): string => [...(entry ? [importLine(name, entry), ''] : []), elementOf(name, args)].join('\n')
