// Main entry point. Its files in exports/ match the groups of the Storybook.
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
export { createFormat, type Format } from './design-system/format/createFormat.ts'
export { useFormat } from './design-system/format/useFormat.ts'
export type {
  Guidebook,
  GuidebookPicture,
  GuidebookSection,
} from './messages/guidebook/guidebook.ts'
export { useFocusOnMount } from './design-system/hooks/useFocusOnMount.ts'
export { useMediaQuery } from './design-system/hooks/useMediaQuery.ts'
export { useReducedMotion } from './design-system/hooks/useReducedMotion.ts'
export {
  lazyPart,
  type InsteadProps,
  type LazyPartOptions,
} from './design-system/lazy/lazyPart.tsx'
export { en } from './messages/en.ts'
export type { AccountMessages, AdminMessages, Messages, PlayMessages } from './messages/en.ts'
export { fill } from './design-system/format/fill.ts'
export { interfaceLocaleOf, loadMessages, type InterfaceLocale } from './messages/locales.ts'
export { useLongTexts } from './messages/useLongTexts.ts'
export { useMessages } from './messages/useMessages.ts'
export type { PlayPaths } from './features/play/components/TurnMapPanel/TurnMapPanel.tsx'
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
export { logEntriesOf, nextNumber, pendingEntriesOf } from './features/play/model/logEntries.ts'
export type { LogOptions, PendingTurn } from './features/play/model/logEntries.ts'
export { turnNumberOf, type LogEntryModel } from './features/play/model/logEntry.ts'
export { BUTTON_COMMANDS, COMMANDS } from './commands/commands.ts'
export type { ButtonCommand, Command, OnCommand } from './commands/commands.ts'
export type { ModelChoice } from './features/play/screens/PlayScreen/PlayScreen.tsx'
export type { PendingInput } from './features/play/components/CommandPanel/CommandPanel.tsx'
export {
  firstReading,
  readingFrom,
  type Reading,
  type ReadingChoice,
} from './design-system/theme/reading.ts'
export {
  askEntryOf,
  declinedEntryOf,
  hintEntryOf,
  lowCreditsEntryOf,
  offlineEntryOf,
  refusalEntryOf,
  warningEntryOf,
} from './features/play/model/refusalEntry.ts'
export type { RunningTurn } from './features/play/screens/PlayScreen/PlayScreen.tsx'
export { saveFile, saveText } from './features/play/model/saveText.ts'
export type { Keepsake } from './features/play/components/EndingCard/EndingCard.tsx'
export type { EmbeddedPageView } from './features/play/components/PageFrame/PageFrame.tsx'
export type { StoryLog } from './features/play/model/storyLog.ts'
export type { StoryMemory } from './features/play/components/MemoryPanel/MemoryPanel.tsx'
export type { VariantControls } from './features/play/model/storyLog.ts'
export { streamTextOf, type StreamText } from './features/play/model/streamText.ts'
export { transcriptName, transcriptOf } from './features/play/model/transcript.ts'
export type { TypingSpeed } from './design-system/format/typingSpeed.ts'
export { useUi } from './design-system/context/uiContext.ts'
export type {
  AnyTheme,
  LinkComponent,
  LinkComponentProps,
  MotionChoice,
  ThemeChoice,
} from './design-system/context/uiContext.ts'
export { UiProvider, type UiProviderProps } from './design-system/providers/UiProvider.tsx'
export { useActiveTheme } from './design-system/providers/activeTheme.ts'
export { useTheme } from './design-system/theme/useTheme.ts'
