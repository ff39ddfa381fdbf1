import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Prop {
  name: string
  required: boolean
  description: string
  defaultValue: { value: unknown } | null
  type: { name: string; raw?: string }
  /** Interfaces that declare the prop. */
  declarations?: readonly { fileName: string; name: string }[] | undefined
}

const sources = new Map<string, string>()

function sourceOf(fileName: string): string {
  const path = fileName.slice(fileName.indexOf('packages/'))
  const source = sources.get(path) ?? readFileSync(join(process.cwd(), path), 'utf8')
  sources.set(path, source)
  return source
}

const FLAG = /^(?:is|has|can|takes)[A-Z]/
const DEFAULT = /\s*Default: ([^.]+(?:\.\w[^.]*)*)\./

const LITERAL = /('[^']*'|[\d.]+|true|false|null|\[\])/.source

/** Returns the default in the source if all components of the file agree on it. */
function writtenDefault(source: string, name: string): string | undefined {
  const given = new RegExp(`(?:[{,]\\s*'?${name}'?(?:: \\w+)? =|\\.${name} \\?\\?) ${LITERAL}`, 'g')
  const [value, other] = new Set([...source.matchAll(given)].map(([, text]) => text))
  return other === undefined ? value?.replaceAll("'", '') : undefined
}

/** Returns the type in the source, with the original names of renamed imports. */
function writtenType(source: string, owner: string, name: string): string | undefined {
  const body = new RegExp(`(?:interface|type) ${owner}\\b[\\s\\S]*?\\n}`).exec(source)?.[0] ?? ''
  const type = new RegExp(`\\n  '?${name}'?\\??: ([^\\n]*[^\\n{])\\n`).exec(body)?.[1]
  const imported = (word: string) =>
    new RegExp(`import [^']*?\\b(\\w+) as ${word}\\b`).exec(source)?.[1] ?? word
  return type
    ?.replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')
    .replaceAll(/\b[A-Z]\w+/g, imported)
}

/**
 * Completes a prop from its source, because the compiler spells out types inferred from schemas,
 * and docgen finds only defaults of the exported component's own parameters.
 */
export function completeProp(prop: Prop): void {
  const [declared] = prop.declarations ?? []
  if (!declared || declared.fileName.includes('node_modules')) return
  const { name, required, type } = prop
  const source = sourceOf(declared.fileName)
  if (/[{>]/.test(type.name)) type.name = writtenType(source, declared.name, name) ?? type.name
  if (required) return
  const value =
    DEFAULT.exec(prop.description)?.[1]?.replaceAll('`', '') ??
    writtenDefault(source, name) ??
    (FLAG.test(name) ? 'false' : undefined)
  prop.description = prop.description.replace(DEFAULT, '')
  prop.defaultValue = value ? { value } : null
}
