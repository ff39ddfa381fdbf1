import { aboutOf, exportFile, formatsFor } from '@kathasagar/interchange'
import type { ExportedStory, ExportSources } from '@kathasagar/interchange'
import { storedPictureIn } from '@kathasagar/story/storedPicture'

import { type Db, type Call, isRefusal } from '../../platform/call.ts'
import { type PictureContext, readStoredPicture } from '../pictures/index.ts'
import { editorOf } from '../../platform/policies.ts'
import { findPage } from '../storyPages/index.ts'
import { taxonomyNames } from './createImported.ts'
import { asEdited, findOwnStory, structureOf, type Editor, type OwnStory } from './ownStory.ts'
import { presentEditable } from './presentOwnStory.ts'

/** Returns the complete story. Null if it has no scenes. */
export async function wholeStory(
  db: Db,
  story: OwnStory,
  editor: Editor,
): Promise<ExportedStory | null> {
  const structure = await structureOf(db, story)
  if (structure === null) return null
  const about = aboutOf(presentEditable(story, structure, editor), await taxonomyNames(db))
  return { title: story.title, structure, about }
}

export const exportSources = (ctx: Pick<PictureContext, 'db' | 'objectStore'>): ExportSources => ({
  readPicture: async (address) => {
    const hash = storedPictureIn(address)
    return hash === null ? null : ((await readStoredPicture(ctx, hash)) ?? null)
  },
  readPage: async (hash) => (await findPage(ctx.db, hash)) ?? '',
})

export const exportStory: Call<'exportStory', PictureContext> = async (ctx, input) => {
  const { user, query } = input
  const found = await findOwnStory(ctx.db, { storyId: input.params.story_id, user })
  if (isRefusal(found)) return found
  const whole = await wholeStory(ctx.db, asEdited(found, user), editorOf(user))
  if (whole === null) return { code: 'no_scenes' }
  const { format } = query
  const formats = formatsFor(whole.structure)
  if (!formats.includes(format)) {
    const msg = `This story can be exported as ${formats.join(' or ')}`
    const fault = { loc: ['query', 'format'], msg, type: 'invalid_value' }
    return { code: 'invalid_fields', detail: [fault] }
  }
  return { format, ...(await exportFile(format, whole, exportSources(ctx))) }
}
