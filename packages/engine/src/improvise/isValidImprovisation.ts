import { plainText, type StoryGraph } from '@kathasagar/story'
import { IMPROV_MAX, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { authorsGraph } from '../world/graphAt.ts'
import type { Improvisation, Room } from '../world/improvisation.ts'

/** Braces, which would start a placeholder. Models must not use them. */
const ASKS_STATE = /[{}]/u

/** Returns true if an improvisation is within its scope, has no placeholders and offers a way back. */
export function isValidImprovisation(
  made: Improvisation,
  room: Room,
  at: { graph: StoryGraph; node: string },
) {
  const { text, scene, facts } = made
  const lines = [scene?.title ?? '', ...(scene?.choices ?? []), ...facts].map((one) =>
    typeof one === 'string' ? one : 'text' in one ? one.text : one.what,
  )
  if ([text, ...lines].some((one) => ASKS_STATE.test(one))) return false
  if (!isFilled(text, IMPROV_MAX.textMax) || facts.length > IMPROV_MAX.facts) return false
  if (!facts.every(({ what }) => isFilled(what, STORY_LIMITS.factMax))) return false
  if (scene === null) return room.may !== 'scene'
  return room.may !== 'aside' && isFitScene(scene, room, at)
}

const isFilled = (text: string, most: number) => text.trim() !== '' && [...text].length <= most

function isFitScene(
  { title, choices }: NonNullable<Improvisation['scene']>,
  { isLast }: Room,
  { graph, node }: { graph: StoryGraph; node: string },
): boolean {
  const { names, titleOf, node: nodeAt } = authorsGraph(graph)
  const { choicesMin, choicesMax, choiceMax, titleMax } = IMPROV_MAX
  const texts = choices.map((choice) => plainText(choice.text))
  const back = choices.filter(({ leads }) => leads === 'back').length
  const isAuthored = (text: string) =>
    nodeAt(node).choices.some((choice) => plainText(choice.text) === text)
  return (
    isFilled(title, titleMax) &&
    !names.some((name) => plainText(titleOf(name)) === plainText(title)) &&
    choices.length >= choicesMin &&
    choices.length <= choicesMax &&
    choices.every(({ text }) => isFilled(text, choiceMax)) &&
    new Set(texts).size === texts.length &&
    !texts.some(isAuthored) &&
    back >= (isLast ? choices.length : 1)
  )
}
