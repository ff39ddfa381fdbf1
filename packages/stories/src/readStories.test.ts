import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { joinStory, splitStory, STORY_FILES } from './joinStory.ts'
import { layOut } from './layOut.ts'
import { readStory, slugsIn, STORIES_DIR } from './readStories.ts'

const slugs = slugsIn()

test('at least thirty stories are shipped, each in its folder', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(30)
  for (const slug of slugs) expect(readStory(slug)).toMatchObject({ slug })
})

test('each file is formatted for line-by-line diffs', () => {
  const otherwise = slugs.flatMap((slug) => {
    const files = splitStory(readStory<object>(slug))
    return STORY_FILES.filter((part) => {
      const kept = readFileSync(join(STORIES_DIR, slug, `${part}.json`), 'utf8')
      return kept !== layOut(files[part])
    }).map((part) => `${slug}/${part}.json`)
  })

  expect(otherwise, 'npm run stories -- --lay-out writes them anew').toEqual([])
})

test('splitting and joining a story changes nothing', () => {
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

test('list entries and short values are on one line', () => {
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
