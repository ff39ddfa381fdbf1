export { findPage, forgetPages, hasPage, isPlayedByPage, refuseUnknownPage } from './storyPages.ts'
