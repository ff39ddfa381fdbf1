import { http, type HttpHandler } from 'msw'

import type { ErrorBody } from '../../contract/errorBody.ts'
import { API_BASE } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import type { StoryDraft } from '../../contract/storyDrafts.ts'
import { makeStoryDraft } from '../fixtures/storyDrafts.ts'
import { streamOfEvents } from './streamTurns.ts'

const PLAN = 'What is to happen here.'

/** Streams a draft scene by scene. With a fault, fails after some scenes. */
export function draftStory(
  draft: StoryDraft = makeStoryDraft(),
  { after, fault }: { after: number; fault?: ErrorBody } = { after: Infinity },
): HttpHandler {
  const { structure } = draft
  const scenes = Object.entries(structure.nodes)
  const planned = scenes.map(([name, node]) => [name, { ...node, text: PLAN }])
  const outline = { ...draft, structure: { ...structure, nodes: Object.fromEntries(planned) } }
  return http.post(`*${API_BASE}${routes.draftStory.path}`, () =>
    streamOfEvents([
      { event: 'outline', data: outline },
      ...scenes.slice(0, after).map(([name, node]) => ({ event: 'scene', data: { name, node } })),
      fault ? { event: 'error', data: fault } : { event: 'result', data: { draft } },
    ]),
  )
}
