import { http, type HttpHandler } from 'msw'

import type { ErrorBody } from '../../contract/errorBody.ts'
import { API_BASE } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import type { StoryDraft } from '../../contract/storyDrafts.ts'
import { makeStoryDraft } from '../fixtures/storyDrafts.ts'
import { streamOfEvents } from './tellTurns.ts'

const PLAN = 'What is to happen here.'

/** Drafts a story scene by scene, as the server does; with a fault it ends after so many scenes. */
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
