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

test.for(voicePairs)('what the guide shows of $title is what the story tells today', (pair) => {
  const { title, told } = shipped(pair.slug)

  expect(title).toBe(pair.title)
  expect(told).toContain(pair.after)
  expect(told).not.toContain(pair.before)
})

test('the guide shows six stories, each with one sentence, and both passages as quotations', () => {
  expect(new Set(voicePairs.map(({ slug }) => slug)).size).toBe(6)
  for (const { title, voice, before, after } of voicePairs) {
    expect(voice).toMatch(/^[^.!?]+\.$/u)
    expect(voices.body).toContain(`### ${title}\n\n${voice}\n\n**Before**\n\n> ${before}`)
    expect(voices.body).toContain(`**After**\n\n> ${after.replaceAll('\n', '\n> ')}`)
  }
})

test('no passage that the guide holds up has a contraction for owning', () => {
  const owning = /\b(?:I|you|we|they|he|she|who)’(?:d|ve) (?:a|an|no|any|one|two|three|nine)\b/iu

  expect('They’d a place laid').toMatch(owning)
  expect(voicePairs.filter(({ after }) => owning.test(after))).toEqual([])
})

test('authors are led from their part of the guide to the voices', () => {
  expect(guide.sections.find(({ id }) => id === 'for-authors')?.body).toContain('](#voices)')
  expect(guide.sections).toContain(voices)
})
