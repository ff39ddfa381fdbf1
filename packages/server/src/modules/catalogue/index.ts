export { presentCards, userStates } from './presentCards.ts'
export { averageRating, presentCard, presentStory, presentWriter } from './presentStory.ts'
export { authorHandle, listCards, selectCards, selectVisible, visibleTo } from './storyCards.ts'
