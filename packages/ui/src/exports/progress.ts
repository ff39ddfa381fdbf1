export { ProgressSummary } from '../components/progress/ProgressSummary/ProgressSummary.tsx'
export type { ProgressSummaryProps } from '../components/progress/ProgressSummary/ProgressSummary.tsx'
export { TaskCard, type TaskCardProps } from '../components/progress/TaskCard/TaskCard.tsx'
export { TaskPanel, type TaskPanelProps } from '../components/progress/TaskPanel/TaskPanel.tsx'
