export { presentCards, userStates } from './presentCards.ts'
export { averageRating, presentCard, presentStory } from './presentStory.ts'
export { authorHandle, listCards, selectCards, selectVisible, visibleTo } from './storyCards.ts'
