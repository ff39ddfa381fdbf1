import { makeStory } from '@kathasagar/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { en } from '../../../messages/en.ts'
import { authorOf, leadOf, previewOf, titleOf } from './storyMessages.ts'

const messages = en.story

test('replaces a missing title, description and author', () => {
  const bare = makeStory({ title: '  ', tagline: '', story_description: '\n', author: null })

  const said = [titleOf(bare, messages), leadOf(bare, messages), authorOf(bare.author, messages)]

  expect(said).toEqual(['Untitled', 'No description available', 'Unknown Author'])
})

test('shows the tagline in a search result if there is one', () => {
  const story = makeStory({ tagline: 'He carries everyone across.' })

  expect(previewOf(story)).toBe('He carries everyone across.')
})

test('shows a complete description of sixty letters', () => {
  const story_description = 'अ'.repeat(60)

  expect(previewOf({ tagline: '', story_description })).toBe(story_description)
})

test('shortens a longer description between graphemes', () => {
  const syllable = 'क्षि'

  const preview = previewOf({ tagline: '', story_description: syllable.repeat(61) })

  expect(preview).toBe(`${syllable.repeat(60)}…`)
})

test('shows at most sixty letters and an ellipsis', () => {
  const letters = new Intl.Segmenter()

  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (story_description) => {
      const preview = previewOf({ tagline: '', story_description })
      expect([...letters.segment(preview)].length).toBeLessThanOrEqual(61)
    }),
  )
})
