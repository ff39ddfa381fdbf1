import { describe, expect, test } from 'vitest'

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { DraftStructure } from '@kathasagar/story/schema'
import { reviewStructure } from '@kathasagar/story'
import { isWhole, type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { withoutFixes } from './autofix.ts'
import { stillClock } from '../testing/stillClock.ts'
import { storyIn } from '../testing/readInto.ts'

stillClock()

const read = async (name: string, text: string) => storyIn(await readStory(name, text))

function twee(passages: string): Promise<ImportedStory> {
  const data = JSON.stringify({ format: 'SugarCube', start: 'Start' })
  return read('a.twee', `:: StoryData\n${data}\n\n${passages}`)
}

const SAME = { ways: 200, differences: 0, first: null }
const END = ':: End\nThe end.'
const LONG = Array.from({ length: 60 }, (_, at) => `${at}. ${'word '.repeat(80)}`).join('\n\n')
const LABEL = 'a long way '.repeat(40).trim()
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `[[Way ${at}|End]]`).join('\n')
const shapeOf = ({ structure }: ImportedStory) => DraftStructure.safeParse(structure)
const findingsOf = ({ structure }: ImportedStory) =>
  reviewStructure(structure).map(({ code, node }) => `${code} ${node}`)

describe('what a scene has no room for', () => {
  test('is parted at its paragraphs, and reads as it did', async () => {
    const story = await twee(`:: Start\n${LONG}\n[[Go on|End]]\n\n${END}`)

    const texts = Object.values(story.structure.nodes).map(({ text }) => text)
    expect(texts.length).toBe(4)
    expect(texts.every((one) => /^(?:\d+\. |The end)/u.test(one))).toBe(true)
    expect(story.replay).toEqual(SAME)
    expect(shapeOf(story).success).toBe(true)
  })

  test('is never parted within what varies', async () => {
    const long = 'word '.repeat(1500)
    const story = await twee(
      `:: StoryInit\n<<set $a to false>>\n\n:: Start\n${long}\n\n<<if $a>>${long}<<else>>Short.<</if>>\n\nEnd.\n[[Go|Start][$a to true]]\n[[Out|End]]\n\n${END}`,
    )

    expect(shapeOf(story).success).toBe(true)
    expect(story.replay).toEqual(SAME)
  })

  test('follows on further pages, where it is choices', async () => {
    const story = await twee(`:: Start\nWhich?\n${links(40)}\n\n${END}`)

    const counts = Object.values(story.structure.nodes).map(({ choices }) => choices.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(STORY_LIMITS.nodeChoicesMax)
    expect(story.replay).toEqual(SAME)
    expect(story.mends).toMatchObject([
      { kind: 'choices', node: 'Start', parts: 4, message: expect.stringContaining('40 choices') },
    ])
  })

  test('is cut at a word, where it is a label', async () => {
    const story = await twee(`:: Start\nWhich?\n[[${LABEL}|End]]\n\n${END}`)

    const [choice] = story.structure.nodes['Start']?.choices ?? []
    expect(choice?.text).toMatch(/^(?:a long way )+.*…$/u)
    expect(choice?.text.length).toBeLessThanOrEqual(STORY_LIMITS.choiceMax)
    expect(shapeOf(story).success).toBe(true)
  })

  test('is fixed in what is our own JSON, too', async () => {
    const nodes = { in: { text: LONG, choices: [] } }
    const story = await read('a.json', JSON.stringify({ start_node: 'in', nodes }))

    expect(story.mends).toMatchObject([{ kind: 'text', node: 'in' }])
    expect(shapeOf(story).success).toBe(true)
  })
})

describe('fixes of an import', () => {
  const all = () =>
    twee(`:: Start\n${LONG}\n${links(13)}\n[[${LABEL}|End]]\n\n:: Blank\n[[Go on|End]]\n\n${END}`)

  test('are items of their own, in the order of the scenes, and no notes', async () => {
    const { mends, notes } = await all()

    expect(mends.map(({ kind, node, parts, choice }) => [kind, node, parts, choice])).toEqual([
      ['label', 'Start', 1, 13],
      ['text', 'Start', 3, undefined],
      ['choices', 'Start', 2, undefined],
      ['empty', 'Blank', 1, undefined],
      ['unreached', 'Blank', 1, undefined],
    ])
    expect(new Set(mends.map(({ id }) => id)).size).toBe(mends.length)
    expect(notes).toEqual([])
  })

  test.each([
    ['label', /^too_long Start/u],
    ['text', /^too_long Start$/u],
    ['choices', /^too_many_choices Start/u],
  ])(
    'are left out one by one: without %s the scene comes as it was, and the review names it',
    async (kind, finding) => {
      const story = await all()
      const ids = story.mends.filter((one) => one.kind === kind).map(({ id }) => id)

      const left = withoutFixes(story, new Set(ids))

      expect(findingsOf(story).some((one) => finding.test(one))).toBe(false)
      expect(findingsOf(left).some((one) => finding.test(one))).toBe(true)
      expect(left.mends).toEqual(story.mends.filter((one) => one.kind !== kind))
      expect(withoutFixes(left, new Set())).toEqual(story)
    },
  )

  test('can all be left out: then the story is as it was read', async () => {
    const story = await all()

    const left = withoutFixes(story, new Set(story.mends.map(({ id }) => id)))

    expect(left.mends).toEqual([])
    expect(left.structure).toEqual(story.unfixed)
    expect(Object.keys(left.structure.nodes)).toEqual(['Start', 'End', 'Blank'])
    expect(left.structure.nodes['Start']?.choices.at(-1)?.text).toBe(LABEL)
  })

  test('mark what the review will have against a scene, and leave it as it is', async () => {
    const story = await twee(`:: Start\nOn.\n[[Go|End]]\n\n:: Blank\n[[Go on|End]]\n\n${END}`)

    expect(story.mends.map(({ kind }) => kind)).toEqual(['empty', 'unreached'])
    expect(findingsOf(story)).toEqual(['empty_text Blank', 'unreachable_node Blank'])
    expect(story.structure).toEqual(story.unfixed)
    expect(isWhole(story)).toBe(true)
  })

  test('keep a story from being called the same as it was', async () => {
    const story = await twee(`:: Start\n${LONG}\n[[Go on|End]]\n\n${END}`)

    expect(story.notes).toEqual([])
    expect(isWhole(story)).toBe(false)
  })
})
