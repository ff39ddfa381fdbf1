export { ProgressSummary } from '../features/progress/components/ProgressSummary/ProgressSummary.tsx'
export type { ProgressSummaryProps } from '../features/progress/components/ProgressSummary/ProgressSummary.tsx'
export { TaskCard, type TaskCardProps } from '../features/progress/components/TaskCard/TaskCard.tsx'
export {
  TaskPanel,
  type TaskPanelProps,
} from '../features/progress/components/TaskPanel/TaskPanel.tsx'
