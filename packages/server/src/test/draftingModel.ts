import { answerWith } from './chatWire.ts'
import type { Behaviour } from './faultServer.ts'

const go = (to: string, given: { does?: string; needs?: string } = {}) => ({
  text: `Go on to the ${to}`,
  to,
  does: '',
  needs: '',
  ...given,
})

const PLACES = {
  bank: [go('ferry'), go('hut', { does: 'oil' })],
  hut: [go('ferry'), go('bank')],
  ferry: [go('island'), go('shore')],
  island: [go('shrine'), go('shore')],
  shrine: [go('well', { needs: 'oil' }), go('shore')],
  well: [go('dawn')],
  shore: [go('dusk')],
  dawn: [],
  dusk: [],
} as const

/** A sound outline of nine scenes, as a model gives it. */
export const sketchAnswer = (
  changes: object = {},
  { title = 'The', plan = 'You come here by night, and something waits.' } = {},
): string =>
  JSON.stringify({
    title: 'The Hour Ferry',
    tagline: 'He takes an hour of your life, and a whole river.',
    description:
      'A ferryman sells crossings for hours of life, and tonight you have a river to cross.',
    people: [{ id: 'bhim', name: 'Bhim', wants: 'one hour more' }],
    deeds: [{ id: 'oil', label: 'Took the oil' }],
    scenes: Object.entries(PLACES).map(([id, choices]) => ({
      id,
      title: `${title} ${id}`,
      plan,
      people: [],
      choices,
    })),
    ...changes,
  })

const prose = (place: string) =>
  `The ${place} lies before you in the last light, and the water says the same word over and over. Somebody has left a lamp on a stone, with oil for one crossing and no more. You hear the oar long before you see who holds it.`

/** What a model writes for a scene. */
export const sceneAnswer = (text: string): string =>
  JSON.stringify({
    text,
    choices: ['Take the first way on', 'Turn to the other way'],
    reactions: [{ to: ['sing', 'hum'], text: 'The river hums along for a while.' }],
  })

/** Drafts as a model that is well does: an outline where one is asked for, else the scene. */
export const drafts: Behaviour = ({ response, request }) => {
  const [, place] = /<scene>\nThe (\w+)/u.exec(request.told) ?? []
  answerWith(response, place ? sceneAnswer(prose(place)) : sketchAnswer())
}
