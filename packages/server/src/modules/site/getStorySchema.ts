import type { Call } from '../../platform/call.ts'
import type { Context } from '../../platform/context.ts'

export const getStorySchema: Call<'getStorySchema', Pick<Context, 'storySchema'>> = async (ctx) =>
  ctx.storySchema()
