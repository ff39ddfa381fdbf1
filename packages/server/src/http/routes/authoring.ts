import { reviewStory } from '../../services/review/reviewStory.ts'
import { archiveStory } from '../../services/stories/archiveStory.ts'
import { createStory } from '../../services/stories/createStory.ts'
import { discardDraft } from '../../services/stories/discardDraft.ts'
import { deleteStory } from '../../services/stories/deleteStory.ts'
import { draftStory } from '../../services/stories/draftStory.ts'
import { generateCover } from '../../services/stories/generateCover.ts'
import { getStoryForEdit } from '../../services/stories/getStoryForEdit.ts'
import { getStoryVersion } from '../../services/stories/getStoryVersion.ts'
import { getStoryInsight } from '../../services/stories/getStoryInsight.ts'
import { listMyStories } from '../../services/stories/listMyStories.ts'
import { listStoryTries } from '../../services/stories/listStoryTries.ts'
import { listStoryVersions } from '../../services/stories/listStoryVersions.ts'
import { publishStory } from '../../services/stories/publishStory.ts'
import { reportStory } from '../../services/stories/reportStory.ts'
import { restoreStory } from '../../services/stories/restoreStory.ts'
import { restoreVersion } from '../../services/stories/restoreVersion.ts'
import { testPlay } from '../../services/stories/testPlay.ts'
import { updateStory } from '../../services/stories/updateStory.ts'
import { isRefusal } from '../../services/refusal.ts'
import { ofStory, type Handlers } from '../call.ts'
import { answerDraft } from '../toldDraft.ts'

export const authoringRoutes = {
  listMyStories: ({ ports, caller, query }) => listMyStories(ports, caller.user, query.page),
  createStory: ({ ports, caller, body }) => createStory(ports, caller.user, body),
  getStoryForEdit: ({ ports, params, caller }) =>
    getStoryForEdit(ports, params.story_id, caller.user),
  updateStory: (call) => updateStory(call.ports, { ...ofStory(call), changes: call.body }),
  discardDraft: (call) => discardDraft(call.ports, ofStory(call)),
  publishStory: (call) => publishStory(call.ports, { ...ofStory(call), ...call.body }),
  archiveStory: (call) => archiveStory(call.ports, { ...ofStory(call), ...call.body }),
  restoreStory: (call) => restoreStory(call.ports, { ...ofStory(call), ...call.body }),
  deleteStory: (call) => deleteStory(call.ports, ofStory(call)),
  generateCover: ({ ports, body }) => generateCover(ports, body),
  reviewStory: ({ ports, body }) => reviewStory(ports, body),
  testPlay: ({ ports, body }) => testPlay(ports, body),
  draftStory: async (call) => {
    const draft = await draftStory(call.ports, { user: call.caller.user, asked: call.body })
    return isRefusal(draft) ? draft : answerDraft(draft, call)
  },
  getStoryInsight: ({ ports, params, caller }) =>
    getStoryInsight(ports, params.story_id, caller.user),
  listStoryTries: (call) => listStoryTries(call.ports, { ...ofStory(call), query: call.query }),
  listStoryVersions: (call) =>
    listStoryVersions(call.ports, { ...ofStory(call), before: call.query.before }),
  getStoryVersion: (call) =>
    getStoryVersion(call.ports, { ...ofStory(call), number: call.params.number }),
  restoreVersion: (call) =>
    restoreVersion(call.ports, { ...ofStory(call), number: call.params.number }),
  reportStory: (call) => reportStory(call.ports, { ...ofStory(call), ...call.body }),
} satisfies Partial<Handlers>
