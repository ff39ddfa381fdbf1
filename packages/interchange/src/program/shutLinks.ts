import type { WrittenChoice } from './draft.ts'
import type { Expression } from './expression.ts'
import type { LinkPart, Part, Program } from './program.ts'
import { ALWAYS, and, not } from './reduce.ts'
import type { Scene } from './sceneGraph.ts'

/** Links that a page holds and on no way offers: they come along closed, for their author to see. */
export function shutLinks({ origin }: Program, scenes: readonly Scene[]) {
  const first = new Map(
    scenes.filter(({ number }) => number === 1).map((scene) => [scene.block.name, scene]),
  )
  const offered = new Set(
    scenes.flatMap(({ block, links }) => links.map(({ choice }) => keyOf(block.name, choice.line))),
  )
  return ({ block, number }: Scene): { choice: WrittenChoice; to: Scene }[] => {
    if (origin !== 'twine' || number > 1) return []
    return guarded(block.parts, ALWAYS).flatMap(({ link, when }) => {
      const to = first.get(link.target)
      if (!to || offered.has(keyOf(block.name, link.line))) return []
      const store = new Map(link.sets.map(({ variable, value }) => [variable, value ?? undefined]))
      const label = link.label.map((part) => (part.kind === 'text' ? part.text : ''))
      return [{ choice: { label, when, store, line: link.line }, to }]
    })
  }
}

const keyOf = (block: string, line: number) => `${line} ${block}`

/** Links under conditions that can be told, with all of these. */
function guarded(parts: readonly Part[], when: Expression): { link: LinkPart; when: Expression }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'link') return when === ALWAYS ? [] : [{ link: part, when }]
    if (part.kind !== 'if') return []
    let none = when
    return part.branches.flatMap((branch) => {
      if (branch.when === null) return []
      const here = and(none, branch.when)
      none = and(none, not(branch.when))
      return guarded(branch.body, here)
    })
  })
}
