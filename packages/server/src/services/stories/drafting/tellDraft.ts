import type { DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'
import { outlineOf, writtenScene, type OutlinedScene, type StoryOutline } from '@kathasagar/story'

import type { cheapestTeller } from './cheapestTeller.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { meterUse } from '../../spending/meterUse.ts'
import { askTwice } from './askTwice.ts'
import { faultsOfOutline, faultsOfScene } from './draftFaults.ts'

/** What is told of a draft while it comes. */
export type DraftStep =
  | { event: 'outline'; outline: StoryOutline }
  | { event: 'scene'; name: string; node: OutlinedScene }
  | { event: 'end'; end: DraftedStory | Refusal }

export interface Drafting {
  drafter: NonNullable<ReturnType<typeof cheapestTeller<'outline' | 'writeScene'>>>['model']
  asked: StoryDraftRequest
  signal: AbortSignal
}

const withScene = (outline: StoryOutline, name: string, node: OutlinedScene): StoryOutline => ({
  ...outline,
  structure: {
    ...outline.structure,
    nodes: { ...outline.structure.nodes, [name]: node },
  },
})

function askOutline(ports: Ports, { drafter, asked, signal }: Drafting) {
  const ask = async (faults: readonly string[]) => {
    const asking = () => drafter.outline({ ...asked, faults }, signal)
    // Of a draft nobody has saved anything: it is counted for no story.
    return outlineOf(await meterUse(ports, null, asking).done)
  }
  return askTwice(ask, (outline) => faultsOfOutline(ports, outline, asked.content_rating))
}

/** Has one scene written, and gives the whole story with it. */
function askScene(
  ports: Ports,
  { drafter, asked, signal }: Drafting,
  scene: {
    outline: StoryOutline
    name: string
    planned: OutlinedScene
    written: readonly string[]
  },
) {
  const { outline, name, planned, written } = scene
  const ask = async (faults: readonly string[]) => {
    const asking = () => drafter.writeScene({ ...asked, outline, name, written, faults }, signal)
    const node = writtenScene(planned, await meterUse(ports, null, asking).done)
    return { outline: withScene(outline, name, node), name, node }
  }
  return askTwice(ask, (given) => faultsOfScene(ports, given, asked.content_rating))
}

/** An outline first, then each scene in its order; the story as it then stands at the end. */
export async function* tellDraft(
  ports: Ports,
  drafting: Drafting,
): AsyncGenerator<DraftStep, void, void> {
  let outline = await askOutline(ports, drafting)
  if (isRefusal(outline)) return yield { event: 'end', end: outline }
  yield { event: 'outline', outline }
  const written: string[] = []
  for (const [name, planned] of Object.entries(outline.structure.nodes)) {
    const scene = await askScene(ports, drafting, { outline, name, planned, written })
    if (isRefusal(scene)) return yield { event: 'end', end: scene }
    outline = scene.outline
    written.push(name)
    yield { event: 'scene', name, node: scene.node }
  }
  yield { event: 'end', end: { draft: outline } }
}
