// Exports the code of the embedded and the standalone page, which have no React.
export { GuestPlay, GuestPlayError, type EmbedAction } from './guestPlay.ts'
export { shownOf, type EmbedState } from './shown.ts'
export { STORY_ELEMENT, type StandaloneStory } from './standaloneStory.ts'
export { element, EmbedView } from './view.ts'
export { EMBED_WORDS, type EmbedLanguage } from './words.ts'
