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
export { HintPulse, type HintPulseProps } from '../features/play/components/HintPulse/HintPulse.tsx'
export { KnowHowPanel } from '../features/play/components/KnowHowPanel/KnowHowPanel.tsx'
export type { KnowHowPanelProps } from '../features/play/components/KnowHowPanel/KnowHowPanel.tsx'
export { LogEntry, type LogEntryProps } from '../features/play/components/LogEntry/LogEntry.tsx'
export {
  ModelPicker,
  type ModelPickerProps,
} from '../features/play/components/ModelPicker/ModelPicker.tsx'
export {
  ModelSwatch,
  type ModelSwatchProps,
} from '../features/play/components/ModelSwatch/ModelSwatch.tsx'
export { OfflineBanner } from '../features/play/components/OfflineBanner/OfflineBanner.tsx'
export { PlayLog, type PlayLogProps } from '../features/play/components/PlayLog/PlayLog.tsx'
export { PlayShell, type PlayShellProps } from '../features/play/components/PlayShell/PlayShell.tsx'
export { ReadingSettings } from '../features/play/components/ReadingSettings/ReadingSettings.tsx'
export type { ReadingSettingsProps } from '../features/play/components/ReadingSettings/ReadingSettings.tsx'
export {
  SceneImage,
  type SceneImageProps,
} from '../features/play/components/SceneImage/SceneImage.tsx'
export type {
  Shared,
  ShareButtonProps,
} from '../features/play/components/ShareButton/ShareButton.tsx'
export { SharePlayDialog } from '../features/play/components/SharePlayDialog/SharePlayDialog.tsx'
export {
  StarRating,
  type StarRatingProps,
} from '../features/play/components/StarRating/StarRating.tsx'
export { StartFailedDialog } from '../features/play/components/StartFailedDialog/StartFailedDialog.tsx'
export { TypedText, type TypedTextProps } from '../features/play/components/TypedText/TypedText.tsx'
