export { presentCards, userStates } from './presentCards.ts'
export { averageRating, presentCard, presentStory, presentWriter } from './presentStory.ts'
export { findStory, findStructure, PAGE_COLUMNS } from './stories.queries.ts'
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
