import type { Call, Platform } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'

export const setFeatured: Call<'setFeatured', Platform> = (ctx, { params, user, body }) =>
  ctx.transaction(async (db) => {
    const { story_id: id } = params
    const story = await db
      .selectFrom('stories')
      .select(['id', 'status', 'is_featured', 'featured_order'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!story) return { code: 'story_not_found' }
    const { status, is_featured, featured_order } = story
    if (body.is_featured && status !== 'published') {
      return { code: 'not_published', detail: 'Only a published story can be featured.' }
    }
    const before = { is_featured, featured_order }
    const after = {
      is_featured: body.is_featured,
      featured_order: body.featured_order === undefined ? featured_order : body.featured_order,
    }
    if (JSON.stringify(after) === JSON.stringify(before)) return story
    // This does not count as an edit, so upgrades still update a shipped story.
    await db.updateTable('stories').set(after).where('id', '=', id).execute()
    const act = { actor_id: user.id, act: 'story_featured', target: { kind: 'story', id } } as const
    await recordEvent(db, { ...act, before, after }, ctx.clock.now())
    return { ...story, ...after }
  })
