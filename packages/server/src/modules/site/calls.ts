export { getConfig } from './getConfig.ts'
export { getStorySchema } from './getStorySchema.ts'
export { joinWaitlist } from './joinWaitlist.ts'
