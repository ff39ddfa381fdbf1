import { detailsOf } from '../memory/details.ts'
import { offeredChoices, playWorld, sceneNow } from '../world/playWorld.ts'
import { targetOf, type Ruling } from '../world/ruling.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { PHRASES } from '../narration/phrases.ts'
import type { OfferedPath } from '../world/turnState.ts'
import { fence } from './fence.ts'
import { improviseText } from './improviseText.ts'

export function positionText({ graph, state, ruling }: NarrationRequest): string {
  const name = targetOf(ruling) ?? state.node
  const { details = [] } = graph.node(name)
  const text = playWorld(graph, state, ruling).scene ?? sceneNow(graph, state)
  const seen = details.length > 0 ? `\nThings to notice: ${details.join(' ')}` : ''
  return `${graph.titleOf(name)}\n${text}${seen}`
}

const PRESSING = {
  none: '',
  hint: 'Let something in the scene hint, softly, at this way on:',
  event: 'Let something happen that draws the player strongly to this way on:',
} as const

function pathText({ graph, state }: NarrationRequest, path: OfferedPath): string {
  if (path.kind === 'choice') return graph.node(state.node).choices[path.index]?.text ?? ''
  const detail = detailsOf(graph, state.node)[path.detail]
  return detail?.kind === 'authored' ? `look closer: ${detail.text}` : 'look closer at the scene'
}

function stayText({ graph, state, ruling }: NarrationRequest): string {
  if (ruling.kind !== 'detour' && ruling.kind !== 'linger') return ''
  const way = graph.node(state.node).choices[ruling.toward]?.text ?? ''
  return ruling.pressure === 'none' ? '' : `${PRESSING[ruling.pressure]} ${fence('way_on', way)}`
}

/** Returns instructions to narrate the author's answer without adding events. */
function answerText({ graph, state, ruling, language }: NarrationRequest): string {
  const { answer } = playWorld(graph, state, ruling)
  // An author's answer is missing only for a choice that needs free hands.
  const written = ruling.kind === 'locked' && answer === '' ? PHRASES[language].fullHands : answer
  const after =
    targetOf(ruling) === null
      ? 'The player stays in the scene above, and nothing more comes of it.'
      : 'By it the player arrives in the scene above: tell that after it.'
  return `Ruling: the author has written what comes of these words. Tell it in your manner with nothing added to what happens. ${after}\n${fence('answer', written ?? '')}`
}

function failureText({ graph, state, ruling }: NarrationRequest, choice: number): string {
  const { text = '' } = graph.node(state.node).choices[choice] ?? {}
  const { answer } = playWorld(graph, state, ruling)
  return [
    'Ruling: the player tries this, and it fails. The author has written how: tell that in your manner, with nothing added to what happens, then the arrival in the scene above. Do not let it succeed.',
    fence('tried', text),
    fence('failure', answer ?? ''),
  ].join('\n')
}

function arrivalText(
  { graph, state }: NarrationRequest,
  { choice, target }: Ruling & { kind: 'advance' },
): string {
  const { text = '' } = graph.node(state.node).choices[choice] ?? {}
  const end = graph.isEnding(target)
    ? ' This is an ending of the story: bring it to rest, without a joke.'
    : ''
  return [
    `Ruling: the player leaves the scene named in left and arrives in the scene above. Tell the way there and the scene, all that happens in it and nothing after it.${end}`,
    fence('left', graph.titleOf(state.node)),
    fence('way_taken', text),
  ].join('\n')
}

const GRAVE = 'Its author marks this as grave: tell it plainly, without wit.'

const AGAIN =
  'This turn was told before: told_before is what was told. Tell the same turn otherwise, in other words and by other details. What happens in it stays the same.'

const ON =
  'Ruling: nothing new happens. This turn is told already, in the scene above: told_before is what was told. Go on after its last words with one or two short paragraphs of the same moment: what there is to see, hear and feel, and what those who are here say of it. Tell nothing of it again. Nobody comes or goes, nothing is decided, found, given or lost, and nothing becomes true that was not.'

/** Returns true if the current or the entered scene is marked as grave. */
const isGraveTurn = ({ graph, state, ruling }: NarrationRequest): boolean =>
  [state.node, targetOf(ruling)].some((name) => name !== null && graph.node(name).grave === true)

export const rulingText = (request: NarrationRequest): string =>
  [
    request.retold?.as === 'on' ? ON : settledText(request),
    ...(request.retold?.as === 'again' ? [AGAIN] : []),
    ...(isGraveTurn(request) ? [GRAVE] : []),
  ].join('\n')

function settledText(request: NarrationRequest): string {
  const { graph, state, ruling, room } = request
  if (room) return improviseText(request, room)
  switch (ruling.kind) {
    case 'start':
      return 'Ruling: the story begins. Tell the scene.'
    case 'advance':
      return ruling.failed ? failureText(request, ruling.choice) : arrivalText(request, ruling)
    case 'detour':
      return `Ruling: the player stays in the scene above and does what they say, as far as it is possible here. Answer their very words. Nothing about the way of the story changes. ${stayText(request)}`
    case 'reaction':
    case 'topic':
    case 'locked':
      return answerText(request)
    case 'improvise':
      return `Ruling: this has happened. Tell it as it is.\n${fence('happened', ruling.text)}`
    case 'rejoin':
      return `Ruling: the player leaves what was made up and is back in the scene above, which has not changed. Tell the way back in a sentence or two, and where they stand.\n${fence('way_taken', state.improvised?.choices[ruling.choice]?.text ?? '')}`
    case 'linger': {
      const detail = detailsOf(graph, state.node)[ruling.detail]
      const what = detail?.kind === 'authored' ? detail.text : 'scene'
      return `Ruling: the player stays and looks closer. Tell what there is to see. ${stayText(request)}\n${fence('detail', what)}`
    }
    case 'immerse':
      return [
        'Ruling: the player pauses to take the moment in. Give a closer look that ends before two ways.',
        'The first choice means the first way, the second the second; word them as deeds of the player.',
        ...ruling.paths.map((path, i) => fence(`way_${i + 1}`, pathText(request, path))),
        'Answer with JSON alone: {"setup": "the closer look", "choices": ["first", "second"]}',
      ].join('\n')
    case 'part':
    case 'show':
      return 'Ruling: nothing happens. Describe the scene in two sentences.'
  }
}

/** Returns the next choices. Blank at an ending, for an immersion and for a picture. */
export function nextText({ graph, state, ruling, room }: NarrationRequest): string {
  if (room?.may === 'scene') return ''
  const node = targetOf(ruling) ?? state.node
  if (ruling.kind === 'immerse' || ruling.kind === 'show' || graph.isEnding(node)) return ''
  const { world } = playWorld(graph, state, ruling)
  return offeredChoices(graph, world, node)
    .map(({ text }) => `- ${text}`)
    .join('\n')
}

export function actionText({ action }: NarrationRequest): string {
  if (action?.type === 'custom_action') return action.text
  return (action?.type === 'continue' && action.selected_choice) || 'Go on.'
}
