// The one door of the package; its parts lie in exports/, one for each group of the Storybook.
export * from './exports/account.ts'
export * from './exports/admin.ts'
export * from './exports/feedback.ts'
export * from './exports/landing.ts'
export * from './exports/layout.ts'
export * from './exports/play.ts'
export * from './exports/primitives.ts'
export * from './exports/progress.ts'
export * from './exports/screens.ts'
export * from './exports/story.ts'
export * from './exports/theme.ts'
export { createFormat, type Format } from './format/createFormat.ts'
export { useFormat } from './format/useFormat.ts'
export type { Guidebook, GuidebookPicture, GuidebookSection } from './guidebook/guidebook.ts'
export { useFocusOnMount } from './hooks/useFocusOnMount.ts'
export { useMediaQuery } from './hooks/useMediaQuery.ts'
export { useReducedMotion } from './hooks/useReducedMotion.ts'
export { lazyPart, type InsteadProps, type LazyPartOptions } from './lazy/lazyPart.tsx'
export { en } from './messages/en.ts'
export type { AccountMessages, AdminMessages, Messages, PlayMessages } from './messages/en.ts'
export { fill } from './format/fill.ts'
export { interfaceLocaleOf, loadMessages, type InterfaceLocale } from './messages/locales.ts'
export { useLongTexts } from './messages/useLongTexts.ts'
export { useMessages } from './messages/useMessages.ts'
export type { PlayWays } from './play/playWays.ts'
export { usePlayMessages } from './messages/usePlayMessages.ts'
export { useAccountMessages } from './messages/useAccountMessages.ts'
export { useAuthorsMessages } from './messages/useAuthorsMessages.ts'
export { useNoticesMessages } from './messages/useNoticesMessages.ts'
export { useSeriesMessages } from './messages/useSeriesMessages.ts'
export { useSavedMessages } from './messages/useSavedMessages.ts'
export { useCommentsMessages } from './messages/useCommentsMessages.ts'
export { usePlaysMessages } from './messages/usePlaysMessages.ts'
export { useSettingsMessages } from './messages/useSettingsMessages.ts'
export { useServerMessages } from './messages/useServerMessages.ts'
export { logEntriesOf, nextNumber, pendingEntriesOf } from './play/logEntries.ts'
export type { LogOptions, PendingTurn } from './play/logEntries.ts'
export { turnNumberOf, type LogEntryModel } from './play/logEntry.ts'
export { BUTTON_COMMANDS, COMMANDS } from './commands/commands.ts'
export type { ButtonCommand, Command, OnCommand } from './commands/commands.ts'
export type { ModelChoice } from './play/modelChoice.ts'
export type { PendingInput } from './play/pendingInput.ts'
export { firstReading, readingFrom, type Reading, type ReadingChoice } from './play/reading.ts'
export {
  askedEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  warningEntryOf,
} from './play/refusalEntry.ts'
export type { RunningTurn } from './play/runningTurn.ts'
export { saveFile, saveText } from './play/saveText.ts'
export type { Keepsake } from './play/keepsake.ts'
export type { PlayedPageView } from './play/playedPage.ts'
export type { StoryLog } from './play/storyLog.ts'
export type { StoryMemory } from './play/storyMemory.ts'
export type { Tellings } from './play/tellings.ts'
export { tellingOf, type TellingText } from './play/tellingText.ts'
export { transcriptName, transcriptOf } from './play/transcript.ts'
export type { TypingSpeed } from './play/typingSpeed.ts'
export { useUi } from './context/uiContext.ts'
export type {
  AnyTheme,
  LinkComponent,
  LinkComponentProps,
  MotionChoice,
  ThemeChoice,
} from './context/uiContext.ts'
export { UiProvider, type UiProviderProps } from './providers/UiProvider.tsx'
export { useWornTheme } from './providers/wornTheme.ts'
export { useTheme } from './theme/useTheme.ts'
