import type { Part } from '../program/program.ts'
import { readLink } from './readLink.ts'
import { linkBody } from './readMarkup.ts'
import { showText } from './stripMarkup.ts'

/** The target of `"name"`, `[[name]]` or a bare name. */
export function targetOf(args: string): string {
  const link = readLink(args.trim(), 0)
  return link ? link.target : args.trim().replace(/^(["'])([\s\S]*)\1$/u, '$2')
}

export const jumpOf = (target: string | undefined, line: number): Part[] =>
  target === undefined ? [] : [{ kind: 'goto', target, keepsText: false, line }]

/** `<<link "words" "target">>`, with sets in it; null where it does more. */
export function linkOf(line: number, args: string, body: readonly Part[]): Part | null {
  const done = linkBody(body)
  if (!done) return null
  const square = readLink(args.trim(), 0)
  const quoted = [...args.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gu)]
  const [label, second] = quoted.map(([, double, single]) =>
    (double ?? single ?? '').replace(/\\(.)/gu, '$1'),
  )
  const target = done.target ?? square?.target ?? second
  const words = square?.label ?? label
  if (target === undefined || words === undefined) return null
  return {
    kind: 'link',
    label: [{ kind: 'text', text: showText(words) }],
    target,
    sets: done.sets,
    line,
  }
}
