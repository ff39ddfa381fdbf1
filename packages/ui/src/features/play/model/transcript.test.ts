import {
  makeHistoryEntry,
  makeSession,
  makeSessionData,
  makeStoryAnswer,
} from '@kathasagar/api/testing'
import { expect, test } from 'vitest'

import { transcriptName, transcriptOf } from './transcript.ts'

const sessionOf = (
  narrative_history: ReturnType<typeof makeHistoryEntry>[],
  ending: ReturnType<typeof makeSessionData>['ending'] = null,
) => makeSession({ session_data: makeSessionData({ narrative_history, ending }) })
const start = makeHistoryEntry({ ai_response: makeStoryAnswer({ narrative: 'It begins.' }) })

test("contains the story text and the player's actions", () => {
  const session = sessionOf([
    start,
    makeHistoryEntry({
      action_type: 'custom_action',
      user_input: 'I pull',
      ai_response: makeStoryAnswer({ narrative: 'It gives.', setup: 'Look.\nListen.' }),
    }),
    makeHistoryEntry({
      action_type: 'show',
      ai_response: makeStoryAnswer({ image_url: '/1.svg', prompt: 'A boat' }),
    }),
    makeHistoryEntry({
      action_type: 'continue',
      selected_choice: 'Row',
      ai_response: makeStoryAnswer({ narrative: 'You row.' }),
    }),
  ])

  expect(transcriptOf(session)).toBe(
    [
      '# The Ferryman’s Second Oar',
      'It begins.',
      '**You: I pull**',
      'It gives.',
      '*Look.*',
      '*Listen.*',
      '*You ask to see it.*',
      '> Picture: A boat',
      '**Selected: Row**',
      'You row.',
    ].join('\n\n') + '\n',
  )
})

test('ends with the ending of the story', () => {
  const ending = { title: 'The Far Bank', number: 2, total: 7, turns: 9, xp_gained: 50 }

  expect(transcriptOf(sessionOf([start], ending))).toMatch(/\n## One of 7 endings: The Far Bank\n$/)
})

test('omits a failed turn', () => {
  const failed = makeHistoryEntry({ action_type: 'continue', success: false })

  expect(transcriptOf(sessionOf([start, failed]))).toBe(transcriptOf(sessionOf([start])))
})

test('escapes Markdown characters in the story text', () => {
  const narrative = '*Two <b>\n- and_one\n1. more'
  const told = makeHistoryEntry({ ai_response: makeStoryAnswer({ narrative }) })

  expect(transcriptOf(sessionOf([told]))).toContain(
    String.raw`\*Two \<b\>` + '\n' + String.raw`\- and\_one` + '\n' + String.raw`1\. more`,
  )
})

test("preserves the author's emphasis", () => {
  const words = { narrative: 'A *long* night.', setup: 'And *cold*.' }
  const told = makeHistoryEntry({ ai_response: makeStoryAnswer(words) })

  expect(transcriptOf(sessionOf([told]))).toContain('A *long* night.\n\n*And cold.*')
})

test.each([
  ['A Moon: Too Early?', 'A-Moon-Too-Early.md'],
  ['कुआँ जो गिनता था', 'कुआँ-जो-गिनता-था.md'],
  ['???', 'story.md'],
])('creates a file name from a title: %s becomes %s', (title, name) => {
  expect(transcriptName(title)).toBe(name)
})
