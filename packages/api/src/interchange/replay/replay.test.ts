import { describe, expect, test } from 'vitest'

import { isRefusal, type ImportedStory } from '../importedStory.ts'
import { readInk } from '../ink/readInk.ts'

async function scenesOf(text: string): Promise<ImportedStory> {
  const story = await readInk(text)
  if (isRefusal(story)) throw new Error(story.message)
  return story
}

describe('ink, walked beside its own engine', () => {
  test('a shuffle is told in order, and the ways that differ are counted', async () => {
    const story = await scenesOf('-> k\n=== k\n{~One|Two|Three}.\n+ [On] -> k\n+ [Go] -> END\n')

    expect(story.replay?.differences).toBeGreaterThan(0)
    expect(story.replay?.first).toMatchObject({ what: 'text', node: 'k' })
  })
})
