import type { StandaloneStory } from '@kathasagar/ui/internal/embed'
import { beforeEach, expect, test } from 'vitest'

import { PagePlay } from './pagePlay.ts'

const STORY: StandaloneStory = {
  id: 'a',
  structure: {
    start_node: 'well',
    plates: { lamp: { image: 'data:image/webp;base64,AA==', alt: 'A lamp' } },
    nodes: {
      well: {
        text: 'The rope of the well is wet.',
        choices: [
          { text: 'Climb down the rope', target: 'water' },
          { text: 'Walk home', target: 'home' },
        ],
      },
      water: {
        text: 'Somebody has lit a lamp for you.',
        plate: 'lamp',
        choices: [{ text: 'Up', target: 'home' }],
      },
      home: { text: 'You will dream of the rope.', choices: [] },
    },
  },
  about: { language: 'en' },
}
const choose = (selected_choice: string) => ({ action_type: 'continue', selected_choice }) as const
const say = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const

let play: PagePlay
beforeEach(() => {
  localStorage.clear()
  play = new PagePlay(STORY)
})

test('plays its story to the ending by choices and free text', () => {
  expect(play.begin().at.choices).toEqual(['Climb down the rope', 'Walk home'])
  const heard = play.act(say('I climb down the wet rope'))
  const ended = play.act(choose('Up'))

  expect(heard?.told[0]?.ai_response.narrative).toContain('Somebody has lit a lamp for you.')
  expect(ended?.at.ending).toMatchObject({ number: 1, total: 1, turns: 2 })
})

test('shows the picture of a scene once, when it is entered', () => {
  play.begin()
  const entered = play.act(choose('Climb down the rope'))
  const stayed = play.act(say('Look at the lamp'))

  expect(entered?.told[0]?.ai_response).toMatchObject({
    plate: { image_url: 'data:image/webp;base64,AA==', alt: 'A lamp' },
  })
  expect(stayed?.told.map(({ ai_response }) => ai_response.plate)).toEqual([undefined])
})

test('restores the session, including undone turns', () => {
  const begun = play.begin()
  play.act(choose('Climb down the rope'))
  play.act({ action_type: 'undo' })
  const down = play.act(choose('Climb down the rope'))

  const resumed = new PagePlay(STORY).resume()

  expect(resumed?.told.map(({ ai_response }) => ai_response.narrative)).toEqual(
    [...begun.told, ...(down?.told ?? [])].map(({ ai_response }) => ai_response.narrative),
  )
  expect(resumed?.at.choices).toEqual(['Up'])
})

const ROOF: StandaloneStory = {
  ...STORY,
  structure: {
    start_node: 'well',
    nodes: {
      well: {
        text: 'A well, and footprints.',
        choices: [
          { text: 'Follow the footprints', target: 'roof' },
          { text: 'Jump into the well', target: 'end' },
        ],
      },
      roof: {
        text: 'The roof. A bell hangs here.',
        choices: [
          { text: 'Ring the bell', target: 'end' },
          { text: 'Climb down the rope', target: 'end' },
        ],
      },
      end: { text: 'The end.', choices: [] },
    },
  },
}
const told = (shown: ReturnType<PagePlay['act']>) =>
  shown?.told.map(({ ai_response }) => ai_response.narrative ?? '').join()

test.for([
  ['follow the footprints and jump into the well', { hint: { topic: 'second_wish' } }],
  ['follow the footprints and then ring the bell', { asked: ['Ring the bell'] }],
] as const)('narrates a turn if "%s" contains a second request', ([words, beside]) => {
  play = new PagePlay(ROOF)
  play.begin()

  const shown = play.act(say(words))
  const resumed = new PagePlay(ROOF).resume()

  expect(shown).toMatchObject(beside)
  expect(told(shown)).toContain('A bell hangs here.')
  expect(resumed?.told).toHaveLength(2)
})

test('narrates nothing for a question, also after a reload', () => {
  play = new PagePlay(ROOF)
  play.begin()

  const shown = play.act(say('Should I follow the footprints or jump into the well?'))

  expect(shown?.asked).toHaveLength(2)
  expect(shown?.told).toEqual([])
  expect(new PagePlay(ROOF).resume()?.told).toHaveLength(1)
})

test('neither changes nor stores anything after a refused action', () => {
  play.begin()

  expect(play.act(choose('Fly'))).toBeNull()
  expect(new PagePlay(STORY).resume()?.told).toHaveLength(1)
})

test('uses another session for another story', () => {
  play.begin()

  expect(new PagePlay({ ...STORY, id: 'b' }).resume()).toBeNull()
})
