import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { joinStory, splitStory, STORY_FILES } from './joinStory.ts'
import { layOut } from './layOut.ts'
import { readStory, slugsIn, STORIES_DIR } from './readStories.ts'

const slugs = slugsIn()

test('thirty stories and more ship, each in a folder of its name', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(30)
  for (const slug of slugs) expect(readStory(slug)).toMatchObject({ slug })
})

test('each file is kept as it is laid out, so that a change is seen line by line', () => {
  const otherwise = slugs.flatMap((slug) => {
    const files = splitStory(readStory<object>(slug))
    return STORY_FILES.filter((part) => {
      const kept = readFileSync(join(STORIES_DIR, slug, `${part}.json`), 'utf8')
      return kept !== layOut(files[part])
    }).map((part) => `${slug}/${part}.json`)
  })

  expect(otherwise, 'npm run stories -- --lay-out writes them anew').toEqual([])
})

test('a story that is split into its files and joined again is the same story', () => {
  const whole = {
    title: 'The Ferry',
    story_structure: {
      start_node: 'bank',
      cast: { ferryman: { name: 'The ferryman' } },
      nodes: { bank: { text: 'A river.', choices: [] } },
    },
  }

  expect(joinStory(splitStory(whole))).toEqual(whole)
})

test('an entry of a list is one line with what it holds, and so is anything short', () => {
  const kept = layOut({
    short: ['a', 'b'],
    long: ['x'.repeat(80), 'y'.repeat(80)],
    reactions: [{ to: ['look', 'see'], text: 'A lamp.' }],
    none: {},
  })

  expect(kept).toBe(`{
  "short": ["a", "b"],
  "long": [
    "${'x'.repeat(80)}",
    "${'y'.repeat(80)}"
  ],
  "reactions": [
    { "to": ["look", "see"], "text": "A lamp." }
  ],
  "none": {}
}
`)
})
