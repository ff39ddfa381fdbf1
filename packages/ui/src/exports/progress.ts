export { TaskCard, type TaskCardProps } from '../features/progress/components/TaskCard/TaskCard.tsx'
