export {
  findPage,
  deleteUnusedPages,
  hasPage,
  isPlayedByPage,
  refuseUnknownPage,
} from './storyPages.ts'
