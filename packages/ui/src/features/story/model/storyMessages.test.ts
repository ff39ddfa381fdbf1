import { makeStory } from '@kathasagar/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { en } from '../../../messages/en.ts'
import { authorOf, leadOf, previewOf, titleOf } from './storyMessages.ts'

const messages = en.story

test('a story without a title, words or author is still called something', () => {
  const bare = makeStory({ title: '  ', tagline: '', story_description: '\n', author: null })

  const said = [titleOf(bare, messages), leadOf(bare, messages), authorOf(bare.author, messages)]

  expect(said).toEqual(['Untitled', 'No description available', 'Unknown Author'])
})

test('a search result prefers the tagline', () => {
  const story = makeStory({ tagline: 'He carries everyone across.' })

  expect(previewOf(story)).toBe('He carries everyone across.')
})

test('a description of sixty letters is shown whole', () => {
  const story_description = 'अ'.repeat(60)

  expect(previewOf({ tagline: '', story_description })).toBe(story_description)
})

test('a longer description is cut between letters as a reader sees them', () => {
  const syllable = 'क्षि'

  const preview = previewOf({ tagline: '', story_description: syllable.repeat(61) })

  expect(preview).toBe(`${syllable.repeat(60)}…`)
})

test('a preview is never more than sixty letters and the sign of a cut', () => {
  const letters = new Intl.Segmenter()

  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (story_description) => {
      const preview = previewOf({ tagline: '', story_description })
      expect([...letters.segment(preview)].length).toBeLessThanOrEqual(61)
    }),
  )
})
