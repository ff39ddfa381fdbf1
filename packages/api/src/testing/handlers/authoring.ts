import { type HttpHandler, http } from 'msw'

import {
  makeEditableStory,
  makeInsight,
  makeMyStories,
  makePublicationStatus,
  makeStoryVersion,
  makeFullVersion,
  makeTestPlay,
  makeFreeInputs,
  makeStoryDraft,
} from '../fixtures/authoring.ts'
import { makeId } from '../fixtures/ids.ts'
import { makeUpload, makeCategory, makeTag } from '../fixtures/stories.ts'
import { addressOf } from './address.ts'
import { answer } from './answer.ts'
import type { ErrorBody } from '../../contract/errorBody.ts'
import type { StoryDraft } from '../../contract/storyDrafts.ts'
import { streamOfEvents } from './streamTurns.ts'

/** Default handlers. Put overrides before them. */
export const authorHandlers = (): HttpHandler[] => [
  answer('listMyStories', makeMyStories()),
  answer('listCategories', [
    makeCategory(),
    makeCategory({ id: makeId(102), name: 'courts', display_name: 'Courts & Cunning' }),
  ]),
  answer('listTags', [makeTag(), makeTag({ id: makeId(202), display_name: 'River' })]),
  answer('createStory', makeEditableStory()),
  answer('getStoryForEdit', makeEditableStory()),
  answer('uploadPicture', makeUpload()),
  answer('keepStoryPage', { hash: 'c'.repeat(64), format: 'SugarCube 2.36.1' }),
  answer('listUploads', {
    uploads: [makeUpload()],
    next: null,
    bytes: 48_000,
    bytes_max: 209_715_200,
  }),
  answer('deleteUpload', { id: 'a'.repeat(64) }),
  answer('updateStory', makeEditableStory({ revision: 2 })),
  answer('publishStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('archiveStory', makePublicationStatus({ status: 'archived', revision: 2 })),
  answer('restoreStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('deleteStory', { id: makeId(1) }),
  answer('generateCover', { cover_image_url: '/covers/painted/a.svg' }),
  answer('reviewStory', { findings: [], certificate: null }),
  answer('testPlay', makeTestPlay()),
  draftStory(),
  answer('getStoryInsight', makeInsight()),
  answer('listFreeInputs', makeFreeInputs()),
  answer('listStoryVersions', [
    makeStoryVersion({ number: 2 }),
    makeStoryVersion({ is_current: false }),
  ]),
  answer('getStoryVersion', makeFullVersion()),
  answer('restoreVersion', makeEditableStory({ revision: 2 })),
  answer('getPreviewLink', { preview_code: '1e'.repeat(16) }),
  answer('createPreviewLink', { preview_code: '2f'.repeat(16) }),
  answer('revokePreviewLink', { preview_code: null }),
  answer('reportStory', { is_reported: true }),
]

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
  return http.post(addressOf('draftStory'), () =>
    streamOfEvents([
      { event: 'outline', data: outline },
      ...scenes.slice(0, after).map(([name, node]) => ({ event: 'scene', data: { name, node } })),
      fault ? { event: 'error', data: fault } : { event: 'result', data: { draft } },
    ]),
  )
}
