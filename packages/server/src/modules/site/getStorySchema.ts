import type { Call } from '../../platform/call.ts'
import type { Context } from '../../platform/context.ts'

/** Returns the JSON Schema of a story, for editors and programs. */
export const getStorySchema: Call<'getStorySchema', Pick<Context, 'storySchema'>> = async (ctx) =>
  ctx.storySchema()
