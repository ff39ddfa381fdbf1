export { COMMANDS, type Command, type OnCommand } from '../commands/commands.ts'
export { firstReading, type Reading } from '../design-system/theme/reading.ts'
export { ChoiceList } from '../features/play/components/ChoiceList/ChoiceList.tsx'
export {
  CommandPanel,
  type CommandPanelProps,
  type PendingInput,
} from '../features/play/components/CommandPanel/CommandPanel.tsx'
export { CreditsMeter } from '../features/play/components/CreditsMeter/CreditsMeter.tsx'
export {
  EndingCard,
  type FinishedTask,
  type Keepsake,
} from '../features/play/components/EndingCard/EndingCard.tsx'
export {
  ModelPicker,
  type ModelPickerProps,
} from '../features/play/components/ModelPicker/ModelPicker.tsx'
export { PlayLog, type PlayLogProps } from '../features/play/components/PlayLog/PlayLog.tsx'
export { StarRating } from '../features/play/components/StarRating/StarRating.tsx'
export {
  logEntriesOf,
  type LogOptions,
  type PendingTurn,
} from '../features/play/model/logEntries.ts'
export type { LogEntryModel } from '../features/play/model/logEntry.ts'
export { streamTextOf, type StreamText } from '../features/play/model/streamText.ts'
