import { listMet, presentPage, type SessionContext } from '../sessions/index.ts'
import type { Call } from '../../platform/call.ts'
import { canSeeStory, isOldEnough } from '../../platform/policies.ts'
import { findStory } from '../catalogue/index.ts'

export const getCodex: Call<'getCodex', SessionContext> = async ({ db, graphs }, input) => {
  const { params, user } = input
  const story = await findStory(db, params.story_id)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }

  const { id: story_id, title, language, current_version_id: version } = story
  const codex = version === null ? [] : (await graphs(version)).codex
  const met = new Set(codex.length > 0 ? await listMet(db, user.id, story_id) : [])
  const pages = codex.filter(({ id }) => met.has(`codex:${id}`)).map(presentPage)
  return { story_id, title, language, pages, veiled: codex.length - pages.length }
}
