const NAME = /[$_][\p{L}_][\p{L}\p{N}_]*/gu
/** What follows a name that is written to, or handed on to what may write to it. */
const WRITES = String.raw`\s*(?:(?:[-+*/%]|\*\*|\|\||&&|\?\?)?=(?!=)|\+\+|--|\.|\[)`
const STORED = new RegExp(
  String.raw`(?:(?:State(?:\.active)?\.|state\(?\)?\.)?variables(?:\(\))?)(?:\.([\w$]+)|\[\s*["']([^"']+)["']\s*\])(${WRITES})?`,
  'gu',
)
const NAMED = /(?:setVar|engine\.state\.set|state\.set)\(\s*["'][$]?([\w.$]+)["']/gu
const DYNAMIC =
  /\bvariables(?:\(\))?(?!\s*(?:\.[\w$]|\[\s*["']|\())|setVar\(\s*[^"'\s]|\bwiki\s*\(|\bWikifier\b|\beval\b/u

/** Variables that a script of the page may write; `all` where it reaches them by names of its own making. */
export function writtenByScript(script: string): ReadonlySet<string> | 'all' {
  if (DYNAMIC.test(script)) return 'all'
  const names = new Set<string>()
  for (const [, dotted, quoted, write] of script.matchAll(STORED)) {
    const name = dotted ?? quoted
    if (name !== undefined && write !== undefined) names.add(name)
  }
  for (const [, name] of script.matchAll(NAMED)) if (name !== undefined) names.add(name)
  for (const [, name] of script.matchAll(new RegExp(String.raw`([$][\w]+)${WRITES}`, 'gu'))) {
    if (name !== undefined) names.add(name)
  }
  // The page knows them with the sign that the story writes before them.
  return new Set([...names].flatMap((name) => [name, name.startsWith('$') ? name : `$${name}`]))
}

/** Variables that are named by a call that we do not know: it may write to any of them. */
export const writtenByCall = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(NAME)].map(([name]) => name))

/** What begins with one of these and a dot is a part of it, and goes with it. */
export function withParts(written: Iterable<string>, all: Iterable<string>): Set<string> {
  const whole = new Set([...written].map((name) => name.split('.', 1)[0] ?? name))
  const found = new Set(written)
  for (const name of all)
    if (name.includes('.') && whole.has(name.split('.', 1)[0] ?? '')) found.add(name)
  for (const name of whole) found.add(name)
  return found
}
