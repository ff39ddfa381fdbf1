import type { StoryStructure } from '@kathasagar/story'
import { readStory, slugsIn } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { printCondition } from '../../packages/story/src/conditions/printCondition.ts'
import { authoredParts } from '../../packages/story/src/structure/authoredTexts.ts'
import { parseVariedText } from '../../packages/story/src/variedText/parseVariedText.ts'
import type { Piece, VariedText } from '../../packages/story/src/variedText/variedText.ts'

/** Returns the name of each group and its number of parts. */
const groupsIn = (text: VariedText): [name: string, parts: number][] =>
  text.flatMap((piece) => {
    if (typeof piece === 'string' || piece.kind === 'value') return []
    return [
      [nameOf(piece), partsOf(piece).length] as [string, number],
      ...partsOf(piece).flatMap(groupsIn),
    ]
  })

type Group = Exclude<Piece, string | { kind: 'value' }>

const nameOf = (group: Group) =>
  group.kind === 'if' ? printCondition(group.condition) : `group ${group.place}`

const partsOf = (group: Group): readonly VariedText[] => {
  if (group.kind === 'if') return [group.so, group.otherwise]
  return group.kind === 'once' ? [...group.parts, []] : group.parts
}

const tellWith = (text: VariedText, told: ReadonlyMap<string, number>): string =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (piece.kind === 'value') return 'x'
      return tellWith(partsOf(piece)[told.get(nameOf(piece)) ?? 0] ?? [], told)
    })
    .join('')

/** Returns every variant of a text. Groups with the same condition vary together. */
function variantsOf(text: string): string[] {
  const parsed = parseVariedText(text)
  if ('message' in parsed) return [text]
  let ways: ReadonlyMap<string, number>[] = [new Map()]
  for (const [name, parts] of new Map(groupsIn(parsed))) {
    ways = ways.flatMap((way) =>
      Array.from({ length: parts }, (_, i) => new Map([...way, [name, i]])),
    )
  }
  return [...new Set(ways.map((way) => tellWith(parsed, way)))]
}

/** Returns true if all quotation marks are closed. Each paragraph of a speech opens them again. */
function isBalanced(text: string): boolean {
  let isOpen = false
  for (const [mark] of text.matchAll(/\n+“|[“”]/gu)) {
    if (mark === '”' ? !isOpen : isOpen && mark === '“') return false
    isOpen = mark !== '”'
  }
  return !isOpen
}

test('a missing quotation mark is found in its variant', () => {
  const text = '“It isn’t them. {spoke_for: You’ve felt that,” she adds. “With the boy.”\\ |}Go.”'

  expect(variantsOf(text).map(isBalanced)).toEqual([false, true])
})

test.each(slugsIn())('all quotation marks in %s are closed in every variant', (slug) => {
  const { story_structure } = readStory<{ story_structure: StoryStructure }>(slug)
  const lost = authoredParts(story_structure)
    .texts.filter(({ varies }) => varies)
    .flatMap(({ path, text }) =>
      variantsOf(text)
        .filter((variant) => !isBalanced(variant))
        .map((variant) => `${path.join('.')}: ${variant}`),
    )

  expect(lost).toEqual([])
})
