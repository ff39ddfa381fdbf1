import type { Call } from '../../platform/call.ts'
import type { SiteContext } from './getConfig.ts'

export const getStorySchema: Call<'getStorySchema', SiteContext> = async (ctx) => ctx.storySchema()
