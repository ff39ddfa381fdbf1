import { authoringCalls as calls } from '../../client/calls.ts'
import { readEvents } from '../../client/readEvents.ts'
import type { DraftEvent, DraftedStory, StoryDraft } from '../../contract/storyDrafts.ts'
import { streamRequest, toRefusal, type Send, type Result } from '../../client/streamRequest.ts'
import type { DraftQuery } from './requests.ts'

export interface DraftSoFar {
  draft: StoryDraft
  written: string[]
}

export interface DraftArgs {
  asked: DraftQuery['asked']
  ask: Send
  onDraft: (draft: DraftSoFar) => void
}

const withScene = (
  { draft, written }: DraftSoFar,
  { name, node }: Extract<DraftEvent, { event: 'scene' }>['data'],
): DraftSoFar => {
  const { structure } = draft
  const nodes = { ...structure.nodes, [name]: node }
  return { draft: { ...draft, structure: { ...structure, nodes } }, written: [...written, name] }
}

async function readDraft(
  body: ReadableStream<Uint8Array>,
  onDraft: DraftArgs['onDraft'],
): Promise<Result<DraftedStory> | null> {
  let held: DraftSoFar | null = null
  let end: Result<DraftedStory> | null = null
  const heard = (event: DraftEvent) => {
    if (event.event === 'result') end = { data: event.data }
    else if (event.event === 'error') end = toRefusal(event.data)
    else {
      if (event.event === 'outline') held = { draft: event.data, written: [] }
      else if (held) held = withScene(held, event.data)
      if (held) onDraft(held)
    }
  }
  const schemas = await import('../../contract/storyDrafts.ts')
  await readEvents(body, schemas.DraftEvent, heard).catch(() => undefined)
  return end
}

/** Requests a draft and follows its stream. Never retries, because it is charged. */
export const streamDraft = ({ asked, ask, onDraft }: DraftArgs): Promise<Result<DraftedStory>> =>
  streamRequest({ call: calls.call('draftStory', { body: asked }), ask }, (body) =>
    readDraft(body, onDraft),
  )
