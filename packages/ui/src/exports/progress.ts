export { TaskCard, type TaskCardProps } from '../features/progress/components/TaskCard/TaskCard.tsx'
export { TaskPanel } from '../features/progress/components/TaskPanel/TaskPanel.tsx'
