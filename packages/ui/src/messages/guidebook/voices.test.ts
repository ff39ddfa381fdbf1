import { StoryStructure } from '@kathasagar/story/schema'
import { readStory } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { guide } from './guide.ts'
import { voicePairs } from './voicePairs.ts'
import { voices } from './voices.ts'

interface Shipped {
  title: string
  story_structure: unknown
}

function shipped(slug: string) {
  const { title, story_structure } = readStory<Shipped>(slug)
  const { nodes } = StoryStructure.parse(story_structure)

  return {
    title,
    told: Object.values(nodes)
      .map(({ text }) => text)
      .join('\n'),
  }
}

test.for(voicePairs)('quotes the story $title word for word in the guide', (pair) => {
  const { title, told } = shipped(pair.slug)

  expect(title).toBe(pair.title)
  expect(told).toContain(pair.after)
  expect(told).not.toContain(pair.before)
})

test('shows six stories in the guide, each with one sentence and two quotations', () => {
  expect(new Set(voicePairs.map(({ slug }) => slug)).size).toBe(6)
  for (const { title, voice, before, after } of voicePairs) {
    expect(voice).toMatch(/^[^.!?]+\.$/u)
    expect(voices.body).toContain(`### ${title}\n\n${voice}\n\n**Before**\n\n> ${before}`)
    expect(voices.body).toContain(`**After**\n\n> ${after.replaceAll('\n', '\n> ')}`)
  }
})

test('quotes no text with a contraction of “have”', () => {
  const owning = /\b(?:I|you|we|they|he|she|who)’(?:d|ve) (?:a|an|no|any|one|two|three|nine)\b/iu

  expect('They’d a place laid').toMatch(owning)
  expect(voicePairs.filter(({ after }) => owning.test(after))).toEqual([])
})

test("links from the author's guide to the voices", () => {
  expect(guide.sections.find(({ id }) => id === 'for-authors')?.body).toContain('](#voices)')
  expect(guide.sections).toContain(voices)
})
