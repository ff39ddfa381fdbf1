export { presentCards, userStates } from './presentStory.ts'
export { averageRating, presentCard, presentStory, presentWriter } from './presentStory.ts'
export { findStory, findStructure, PAGE_COLUMNS } from './storyCards.ts'
export {
  audienceOf,
  authorHandle,
  listCards,
  selectCards,
  selectVisible,
  visibleTo,
  type ListContext,
} from './storyCards.ts'
export type * from './storyTypes.ts'
