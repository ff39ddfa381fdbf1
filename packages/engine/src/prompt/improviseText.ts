import { IMPROV_MAX } from '@kathasagar/story/vocabulary'

import { authorsGraph } from '../world/graphAt.ts'
import type { Room } from '../world/improvisation.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { fence } from './fence.ts'
import { openText } from './openText.ts'

const ASIDE =
  'Answer their very words where they are, with what you make up: then title is blank and choices is [].'

function sceneText({ graph, state }: NarrationRequest, { isLast }: Room): string {
  const { choicesMin, choicesMax } = IMPROV_MAX
  const leads = isLast
    ? 'each of them leads "back"'
    : 'at least one of them leads "back", and "on" leads further into what you make up'
  return [
    `A scene of your own has a title of a few words, a text, and ${choicesMin} or ${choicesMax} choices, each on one line as a deed of the player; ${leads}.`,
    '"back" is the scene that was left, and the choice says so:',
    fence('left', authorsGraph(graph).titleOf(state.node)),
  ].join('\n')
}

const WHAT = {
  aside: () => ASIDE,
  scene: (request: NarrationRequest, room: Room) =>
    `The player goes on from the scene above, which you made up: open the next. ${sceneText(request, room)}`,
  either: (request: NarrationRequest, room: Room) =>
    `${ASIDE} Only where the words lead away from the scene, open one of your own instead; next_choices are then not open. ${sceneText(request, room)}`,
} as const

export function improviseText(request: NarrationRequest, room: Room): string {
  const { open } = room
  if (open) return openText(request, { ...room, open })
  return [
    'Ruling: the author leaves you room here. What you make up agrees with the facts, the scene and the canon, and is small: nobody dies, nothing is won, lost or found that the story counts, no way on that the author wrote is taken, no secret of the story is answered, and nothing ends.',
    WHAT[room.may](request, room),
    `facts has at most ${IMPROV_MAX.facts} short clauses of what is worth remembering: "did" for a deed of the player's, "saw" for what they found out; [] for none.`,
    'Answer with JSON alone: {"title": "", "text": "the telling, plain prose", "choices": [{"text": "", "leads": "back"}], "facts": [{"kind": "saw", "what": ""}]}',
  ].join('\n')
}
