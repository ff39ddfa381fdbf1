export { AlternativesPanel } from '../features/play/components/AlternativesPanel/AlternativesPanel.tsx'
export type { AlternativesPanelProps } from '../features/play/components/AlternativesPanel/AlternativesPanel.tsx'
export {
  ChoiceList,
  type ChoiceListProps,
} from '../features/play/components/ChoiceList/ChoiceList.tsx'
export { CommandPanel } from '../features/play/components/CommandPanel/CommandPanel.tsx'
export type { CommandPanelProps } from '../features/play/components/CommandPanel/CommandPanel.tsx'
export { CreditsMeter } from '../features/play/components/CreditsMeter/CreditsMeter.tsx'
export type { CreditsMeterProps } from '../features/play/components/CreditsMeter/CreditsMeter.tsx'
export type { FinishedTask } from '../features/play/components/EndingCard/EndingCard.tsx'
export {
  EndingCard,
  type EndingCardProps,
} from '../features/play/components/EndingCard/EndingCard.tsx'
export { EndingKeepsake } from '../features/play/components/EndingKeepsake/EndingKeepsake.tsx'
export type { EndingKeepsakeProps } from '../features/play/components/EndingKeepsake/EndingKeepsake.tsx'
export { FoundEndings } from '../features/play/components/FoundEndings/FoundEndings.tsx'
export type { FoundEndingsProps } from '../features/play/components/FoundEndings/FoundEndings.tsx'
export { HintPulse, type HintPulseProps } from '../features/play/components/HintPulse/HintPulse.tsx'
export { KeysSheet, type KeysSheetProps } from '../features/play/components/KeysSheet/KeysSheet.tsx'
export { KnowHowPanel } from '../features/play/components/KnowHowPanel/KnowHowPanel.tsx'
export type { KnowHowPanelProps } from '../features/play/components/KnowHowPanel/KnowHowPanel.tsx'
export { DraftBand, type DraftBandProps } from '../features/play/components/DraftBand/DraftBand.tsx'
export { KnownNote, type KnownNoteProps } from '../features/play/components/KnownNote/KnownNote.tsx'
export { KeepPlayCard } from '../features/play/components/KeepPlayCard/KeepPlayCard.tsx'
export type { KeepPlayCardProps } from '../features/play/components/KeepPlayCard/KeepPlayCard.tsx'
export { LogEntry, type LogEntryProps } from '../features/play/components/LogEntry/LogEntry.tsx'
export { MemoryButton } from '../features/play/components/MemoryButton/MemoryButton.tsx'
export type { MemoryButtonProps } from '../features/play/components/MemoryButton/MemoryButton.tsx'
export {
  ModelPicker,
  type ModelPickerProps,
} from '../features/play/components/ModelPicker/ModelPicker.tsx'
export {
  ModelSwatch,
  type ModelSwatchProps,
} from '../features/play/components/ModelSwatch/ModelSwatch.tsx'
export { NextStoryLeaf } from '../features/play/components/NextStoryLeaf/NextStoryLeaf.tsx'
export type { NextStoryLeafProps } from '../features/play/components/NextStoryLeaf/NextStoryLeaf.tsx'
export { OfflineBanner } from '../features/play/components/OfflineBanner/OfflineBanner.tsx'
export type { OfflineBannerProps } from '../features/play/components/OfflineBanner/OfflineBanner.tsx'
export { PlayLog, type PlayLogProps } from '../features/play/components/PlayLog/PlayLog.tsx'
export { PlayShell, type PlayShellProps } from '../features/play/components/PlayShell/PlayShell.tsx'
export {
  PlayTopBar,
  type PlayTopBarProps,
} from '../features/play/components/PlayTopBar/PlayTopBar.tsx'
export { ReadingSettings } from '../features/play/components/ReadingSettings/ReadingSettings.tsx'
export type { ReadingSettingsProps } from '../features/play/components/ReadingSettings/ReadingSettings.tsx'
export { RecalledTurns } from '../features/play/components/RecalledTurns/RecalledTurns.tsx'
export type { RecalledTurnsProps } from '../features/play/components/RecalledTurns/RecalledTurns.tsx'
export {
  SceneImage,
  type SceneImageProps,
} from '../features/play/components/SceneImage/SceneImage.tsx'
export {
  SceneThread,
  type SceneThreadProps,
} from '../features/play/components/SceneThread/SceneThread.tsx'
export { ShareButton } from '../features/play/components/ShareButton/ShareButton.tsx'
export type {
  Shared,
  ShareButtonProps,
} from '../features/play/components/ShareButton/ShareButton.tsx'
export { SharePlayDialog } from '../features/play/components/SharePlayDialog/SharePlayDialog.tsx'
export type { SharePlayDialogProps } from '../features/play/components/SharePlayDialog/SharePlayDialog.tsx'
export {
  StarRating,
  type StarRatingProps,
} from '../features/play/components/StarRating/StarRating.tsx'
export { StartFailedDialog } from '../features/play/components/StartFailedDialog/StartFailedDialog.tsx'
export type { StartFailedDialogProps } from '../features/play/components/StartFailedDialog/StartFailedDialog.tsx'
export { ThinkingIndicator } from '../features/play/components/ThinkingIndicator/ThinkingIndicator.tsx'
export type { ThinkingIndicatorProps } from '../features/play/components/ThinkingIndicator/ThinkingIndicator.tsx'
export { TypedText, type TypedTextProps } from '../features/play/components/TypedText/TypedText.tsx'
export {
  UndoDialog,
  type UndoDialogProps,
} from '../features/play/components/UndoDialog/UndoDialog.tsx'
